import type { Endpoint } from '@smriti/shared/base/endpoint';
import * as writes from '@smriti/shared/catalogue/management';
import { firestore } from '../../support/admin';
import type { ManagementCall, Scene } from './management-scene';

/** The rows of the catalogue: three calls of each kind, by what is its own. */

interface Kind {
  /** Of catalogue/{kind}/items. */
  kind: string;
  calls: Record<'create' | 'update' | 'remove', Endpoint>;
  /** A form that is taken. */
  form: Record<string, unknown>;
  /** As it is stored, without its id. */
  stored: Record<string, unknown>;
  /** A seeded record that is used; null: nothing uses this kind. */
  used: string | null;
}

const option = { name: 'Silk', description: '', price: 120.5 };
const storedOption = { name: 'Silk', description: '', price_paise: 12_050 };
const measures = { name: 'Pocket', width: 4, height: 6, photos: 2 };
const size = { ...measures, price: 199 };
const days = { min_days: 5, max_days: 7 };

const KINDS: readonly Kind[] = [
  {
    ...{ kind: 'album-sizes', calls: writes.albumSizeWrites, form: size, used: '1' },
    stored: { ...measures, description: '', discount: 0, price_paise: 19_900 },
  },
  {
    ...{ kind: 'paper-types', calls: writes.paperTypeWrites, form: option, used: '1' },
    stored: storedOption,
  },
  {
    ...{ kind: 'album-binding-types', calls: writes.bindingTypeWrites, form: option, used: '1' },
    stored: storedOption,
  },
  {
    ...{ kind: 'lamination-types', calls: writes.laminationTypeWrites, form: option, used: '1' },
    stored: storedOption,
  },
  {
    ...{ kind: 'cover-types', calls: writes.coverTypeWrites, form: option, used: '1' },
    stored: storedOption,
  },
  {
    ...{ kind: 'product-types', calls: writes.productTypeWrites, used: '1' },
    ...{ form: { name: 'Diary' }, stored: { name: 'Diary' } },
  },
  {
    ...{ kind: 'shipping-methods', calls: writes.shippingMethodWrites, used: null },
    ...{ form: { ...option, ...days }, stored: { ...storedOption, ...days, is_active: false } },
  },
];

let lastId = 1_900_000_000 + Math.floor(Math.random() * 100_000);

/** Stores a record that nothing uses. */
async function store({ made }: Scene, kind: string, fields: object): Promise<string> {
  const id = (lastId += 1);
  const path = `catalogue/${kind}/items/${id}`;
  await firestore.doc(path).set({ ...fields, id });
  made(path);
  return String(id);
}

const FREE_ID = { none: 'a new record takes the next free id, and names may be alike' };
const LAST = { none: 'the last one to write counts' };

function callsOf({ kind, calls, form, stored, used }: Kind): ManagementCall[] {
  const stays = async (scene: Scene) => ({ params: { id: await store(scene, kind, stored) } });
  return [
    { endpoint: calls.create, right: () => ({ json: form }), conflict: FREE_ID },
    {
      endpoint: calls.update,
      right: async (scene) => ({ ...(await stays(scene)), json: form }),
      conflict: LAST,
    },
    {
      endpoint: calls.remove,
      right: stays,
      conflict: used === null ? { none: 'nothing uses it' } : () => ({ params: { id: used } }),
    },
  ];
}

const { create, update, remove } = writes.initialPaymentWrites;
const fixed = { payment_type: 'fixed', amount: 50 };
const storedFixed = { payment_type: 'fixed', amount_paise: 5_000 };
const ofProduct = (scene: Scene, product_id: number) =>
  store(scene, 'initial-payments', { ...storedFixed, product_id });

/** A product has one setting at most. */
const INITIAL_PAYMENT_CALLS: readonly ManagementCall[] = [
  {
    endpoint: create,
    right: () => ({ json: { ...fixed, product_id: 41 } }),
    conflict: async (scene) => {
      await ofProduct(scene, 42);
      return { json: { ...fixed, product_id: 42 } };
    },
  },
  {
    endpoint: update,
    right: async (scene) => ({
      params: { id: await ofProduct(scene, 43) },
      json: { ...fixed, product_id: 43 },
    }),
    conflict: async (scene) => {
      await ofProduct(scene, 44);
      const id = await ofProduct(scene, 45);
      return { params: { id }, json: { ...fixed, product_id: 44 } };
    },
  },
  {
    endpoint: remove,
    right: async (scene) => ({ params: { id: await ofProduct(scene, 46) } }),
    conflict: { none: 'nothing uses it' },
  },
];

export function catalogueCalls(): ManagementCall[] {
  const methods = KINDS.find(({ kind }) => kind === 'shipping-methods');
  return [
    ...KINDS.flatMap(callsOf),
    ...INITIAL_PAYMENT_CALLS,
    {
      endpoint: writes.shippingMethodWrites.toggle,
      right: async (scene) => ({
        params: { id: await store(scene, 'shipping-methods', methods?.stored ?? {}) },
      }),
      conflict: { none: 'it is what it is not, whatever it was' },
    },
  ];
}
