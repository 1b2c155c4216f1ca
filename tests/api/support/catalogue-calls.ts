import type { Endpoint } from '@smriti/shared/base/endpoint';
import { type CatalogueKindName, kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import {
  listCataloguePictures,
  requestPictureUploads,
} from '@smriti/shared/catalogue/picture-uploads';
import { firestore } from '../../support/admin';
import type { ManagementCall, ManagementAccounts } from './management-call';

/** Management calls of the catalogue, generated from the data of each kind. */

export interface CatalogueKindRows {
  /** The kind in catalogue/{kind}/items. */
  kind: string;
  calls: Record<
    'create' | 'update' | 'remove' | 'list' | 'byId' | 'exportCsv' | 'importCsv',
    Endpoint
  >;
  /** A valid form. */
  form: Record<string, unknown>;
  /** A valid stored record, without its id. */
  stored: Record<string, unknown>;
  /** Id of a record in use, or a function that creates one; null: nothing uses this kind. */
  used: string | null | ((accounts: ManagementAccounts) => Promise<string>);
}

const option = { name: 'Silk', description: '', price: 120.5 };
const storedOption = { name: 'Silk', description: '', price_paise: 12_050 };
const measures = { name: 'Pocket', width: 4, height: 6, photos: 2 };
const days = { min_days: 5, max_days: 7 };
/** Path of a picture in the seeded data. */
export const SEEDED_PICTURE = 'catalogue/frames/1.webp';
const picture = { image_path: SEEDED_PICTURE };
const category = { name: 'Retirement', slug: 'retirement', description: '', ...picture };
const banner = {
  title: 'Diwali',
  subtitle: '',
  link: '/products',
  ...picture,
  width: 1600,
  height: 640,
  position: 99,
};
const contact = { phone: '1800 000 000', email: 'help@example.in', hours: '' };

/** A product of ₹51: size ₹39 and paper ₹12 for one photo; its other options cost nothing. */
export const productForm = {
  title: 'Test Book',
  type: 1,
  category_id: 1,
  price: 51,
  sizes: [1],
  paper_type_ids: [1],
  lamination_type_ids: [4],
  cover_type_ids: [5],
  binding_type_ids: [6],
  cover_images: [SEEDED_PICTURE],
};
const storedProduct = {
  title: 'Test Book',
  description: '',
  type: 1,
  category_id: 1,
  price_paise: 49_900,
  discount: 0,
  sizes: [1],
  paper_type_ids: [1],
  lamination_type_ids: [],
  cover_type_ids: [],
  binding_type_ids: [],
  default_photos: 1,
  cover_images: [SEEDED_PICTURE],
  product_images: [],
  rating_average: 0,
  rating_count: 0,
  rating_sum: 0,
  order_count: 0,
  created_at: new Date(),
};

type Ties = Omit<CatalogueKindRows, 'kind' | 'calls'>;
const SINGLE = 'initial-payments';

/** Forms and records by kind. Initial payments, one per product, have rows of their own below. */
const FORMS: Readonly<Record<Exclude<CatalogueKindName, typeof SINGLE>, Ties>> = {
  'album-sizes': {
    form: { ...measures, price: 199 },
    used: '1',
    stored: { ...measures, description: '', discount: 0, price_paise: 19_900 },
  },
  'paper-types': { form: option, stored: storedOption, used: '1' },
  'album-binding-types': { form: option, stored: storedOption, used: '1' },
  'lamination-types': { form: option, stored: storedOption, used: '1' },
  'cover-types': { form: option, stored: storedOption, used: '1' },
  frames: {
    form: { ...option, ...picture },
    stored: { ...storedOption, ...picture },
    used: '1',
  },
  'album-themes': {
    form: { name: 'Paisley', ...picture },
    stored: { name: 'Paisley', ...picture },
    used: null,
  },
  categories: { form: category, stored: category, used: '1' },
  'product-types': { form: { name: 'Diary' }, stored: { name: 'Diary' }, used: '1' },
  products: { form: productForm, stored: storedProduct, used: albumOfProduct },
  banners: { form: banner, stored: banner, used: null },
  'shipping-methods': {
    form: { ...option, ...days },
    stored: { ...storedOption, ...days, is_active: false },
    used: null,
  },
  'talk-to-us': { form: contact, stored: contact, used: null },
};

/** Kinds whose form does not depend on other records of the same kind. */
export const CATALOGUE_KINDS: readonly CatalogueKindRows[] = Object.entries(FORMS).map(
  ([kind, ties]) => ({
    ...ties,
    kind,
    calls: kindDefinitions[kind as keyof typeof FORMS].calls,
  }),
);

/** Stores a product that an album uses. @returns its id */
async function albumOfProduct(accounts: ManagementAccounts): Promise<string> {
  const id = await store(accounts, 'products', storedProduct);
  const path = `albums/of-product-${id}`;
  await firestore.doc(path).set({ product_id: Number(id) });
  accounts.deleteAfterTest(path);
  return id;
}

let lastId = 1_900_000_000 + Math.floor(Math.random() * 100_000);

/** Stores an unused record of a kind. @returns its id */
async function store(
  { deleteAfterTest }: ManagementAccounts,
  kind: string,
  fields: object,
): Promise<string> {
  const id = (lastId += 1);
  const path = `catalogue/${kind}/items/${id}`;
  await firestore.doc(path).set({ ...fields, id });
  deleteAfterTest(path);
  return String(id);
}

/** A form that imports a CSV table. */
export function csvForm(table: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([table], { type: 'text/csv' }), 'table.csv');
  return form;
}

const FREE_ID = { none: 'a new record takes the next free id, and names may be alike' };
const READ = { none: 'it only reads' };

/** Test cases of a kind's calls other than create and update. */
function otherRows({
  kind,
  calls,
  stored,
  used,
}: Omit<CatalogueKindRows, 'form'>): ManagementCall[] {
  const one = async (accounts: ManagementAccounts) => ({
    params: { id: await store(accounts, kind, stored) },
  });
  return [
    {
      endpoint: calls.remove,
      validRequest: one,
      conflict:
        used === null
          ? { none: 'nothing uses it' }
          : async (accounts) => ({
              params: { id: typeof used === 'string' ? used : await used(accounts) },
            }),
    },
    { endpoint: calls.list, validRequest: () => ({ query: '?state=all' }), conflict: READ },
    { endpoint: calls.byId, validRequest: one, conflict: READ },
    { endpoint: calls.exportCsv, validRequest: () => ({}), conflict: READ },
    {
      endpoint: calls.importCsv,
      validRequest: () => ({ form: csvForm('id\n', { dry_run: 'true' }) }),
      conflict: { none: 'lines that cannot be taken are named in the answer' },
      noAuditReason: 'a dry run writes nothing',
    },
  ];
}

function rowsOf(row: CatalogueKindRows): ManagementCall[] {
  const { kind, calls, form, stored } = row;
  const one = async (accounts: ManagementAccounts) => ({
    params: { id: await store(accounts, kind, stored) },
  });
  return [
    { endpoint: calls.create, validRequest: () => ({ json: form }), conflict: FREE_ID },
    {
      endpoint: calls.update,
      validRequest: async (accounts) => ({
        ...(await one(accounts)),
        json: { ...form, version: 1 },
      }),
      conflict: async (accounts) => ({ ...(await one(accounts)), json: { ...form, version: 2 } }),
    },
    ...otherRows(row),
  ];
}

const fixed = { payment_type: 'fixed', amount: 50 };
const storedFixed = { payment_type: 'fixed', amount_paise: 5_000 };
const ofProduct = (accounts: ManagementAccounts, product_id: number) =>
  store(accounts, SINGLE, { ...storedFixed, product_id });

/** Test cases of the calls of initial payments; a product has at most one initial payment. */
const INITIAL_PAYMENT_ROWS: readonly ManagementCall[] = [
  {
    endpoint: kindDefinitions[SINGLE].calls.create,
    validRequest: () => ({ json: { ...fixed, product_id: 41 } }),
    conflict: async (accounts) => {
      await ofProduct(accounts, 42);
      return { json: { ...fixed, product_id: 42 } };
    },
  },
  {
    endpoint: kindDefinitions[SINGLE].calls.update,
    validRequest: async (accounts) => ({
      params: { id: await ofProduct(accounts, 43) },
      json: { ...fixed, product_id: 43 },
    }),
    conflict: async (accounts) => {
      await ofProduct(accounts, 44);
      const id = await ofProduct(accounts, 45);
      return { params: { id }, json: { ...fixed, product_id: 44 } };
    },
  },
  ...otherRows({
    kind: SINGLE,
    calls: kindDefinitions[SINGLE].calls,
    used: null,
    stored: { ...storedFixed, product_id: 46 },
  }),
];

const PICTURE_ID = 'p'.repeat(43);

const PICTURE_ROWS: readonly ManagementCall[] = [
  {
    endpoint: requestPictureUploads,
    noAuditReason: 'a ticket changes nothing of the shop',
    validRequest: () => ({
      json: { files: [{ picture_id: PICTURE_ID, size_bytes: 9, content_type: 'image/png' }] },
    }),
    conflict: { none: 'tabs share a ticket' },
  },
  {
    endpoint: listCataloguePictures,
    validRequest: () => ({ query: `?ids=${PICTURE_ID}` }),
    conflict: READ,
  },
];

export function catalogueCalls(): ManagementCall[] {
  return [
    ...CATALOGUE_KINDS.flatMap(rowsOf),
    ...INITIAL_PAYMENT_ROWS,
    ...PICTURE_ROWS,
    {
      endpoint: kindDefinitions['shipping-methods'].calls.toggle,
      validRequest: async (accounts) => ({
        params: { id: await store(accounts, 'shipping-methods', FORMS['shipping-methods'].stored) },
      }),
      conflict: { none: 'it is what it is not, whatever it was' },
    },
  ];
}
