import type { CatalogueKindName } from '@smriti/shared/catalogue/kind-names';
import { kinds } from '@smriti/shared/catalogue/kinds';
import { albumSize } from '@smriti/shared/catalogue/album-sizes';
import { catalogueId } from '@smriti/shared/base/ids';
import { paiseField } from '@smriti/shared/base/money';
import {
  bindingPrint,
  coverPrint,
  framePrint,
  paperPrint,
} from '@smriti/shared/catalogue/print-fields';
import { product } from '@smriti/shared/catalogue/products';
import {
  category,
  contact,
  percent,
  productType,
  theme,
} from '@smriti/shared/catalogue/reference-data';
import { isoTime } from '@smriti/shared/base/time';
import { bannerInHindi, namedInHindi } from '@smriti/shared/catalogue/hindi';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/**
 * Catalogue records as Firestore keeps them, in catalogue/{kind}/items/{id}: money in paise, and
 * moments as ISO text once the repository has turned Timestamps round.
 */

/** What every record has beside its own; records of the seed have none of it. */
const changeFields = {
  /** Which admin changed it last, and when. */
  changed_by: z.optional(z.string()),
  changed_at: z.optional(isoTime),
  /** Grows with each write of an admin; 1 without it. */
  version: z.optional(z.int()),
  /** Whether it is no longer offered: who has it keeps it. */
  archived: z.optional(z.boolean()),
};

const bannerRecord = storedObject({
  ...changeFields,
  id: catalogueId,
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  image_path: z.string(),
  width: z.int(),
  height: z.int(),
  position: z.int(),
  hi: bannerInHindi,
});

const albumSizeRecord = storedObject({
  ...z.omit(albumSize, { price: true, original: true }).shape,
  ...changeFields,
  /** null: the size cannot be ordered. */
  price_paise: z.nullable(paiseField),
});

const pricedOptionRecord = storedObject({
  ...changeFields,
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  price_paise: paiseField,
  hi: namedInHindi,
});

const productRecord = storedObject({
  ...z.omit(product, { product_id: true, price: true, mrp: true, paperTypeId: true }).shape,
  ...changeFields,
  price_paise: paiseField,
  /** Allowed choices; the first of each is the default. A product has at least one paper. */
  paper_type_ids: z.array(catalogueId).check(z.minLength(1)),
  lamination_type_ids: z.array(catalogueId),
  cover_type_ids: z.array(catalogueId),
  binding_type_ids: z.array(catalogueId),
  /** Sum of all ratings, from which the average is kept right without reading them again. */
  rating_sum: z.int(),
  /** Times ordered; changed in batches. */
  order_count: z.int(),
});

const forProduct = { ...changeFields, id: catalogueId, product_id: z.nullable(catalogueId) };
const initialPaymentRecord = z.discriminatedUnion('payment_type', [
  storedObject({ ...forProduct, payment_type: z.literal('fixed'), amount_paise: paiseField }),
  storedObject({ ...forProduct, payment_type: z.literal('percentage'), percent }),
]);

/**
 * The record schema of each kind; the keys are the `kind` of catalogue/{kind}/items/{id}. What is
 * said of all kinds below derives from it.
 */
export const catalogueRecords = {
  banners: bannerRecord,
  'album-sizes': albumSizeRecord,
  products: productRecord,
  'product-types': storedObject({ ...productType.shape, ...changeFields }),
  categories: storedObject({ ...category.shape, ...changeFields }),
  'paper-types': storedObject({ ...pricedOptionRecord.shape, kinds, ...paperPrint }),
  frames: storedObject({
    ...pricedOptionRecord.shape,
    ...framePrint,
    image_path: z.string(),
  }),
  'album-themes': storedObject({ ...theme.shape, ...changeFields }),
  'album-binding-types': storedObject({ ...pricedOptionRecord.shape, ...bindingPrint }),
  'lamination-types': pricedOptionRecord,
  'cover-types': storedObject({ ...pricedOptionRecord.shape, ...coverPrint }),
  'shipping-methods': storedObject({
    ...pricedOptionRecord.shape,
    min_days: z.int(),
    max_days: z.int(),
    is_active: z.boolean(),
  }),
  'initial-payments': initialPaymentRecord,
  'talk-to-us': storedObject({ ...contact.shape, ...changeFields }),
} as const satisfies Record<CatalogueKindName, z.ZodMiniType>;

export type CatalogueKind = CatalogueKindName;
export const CATALOGUE_KINDS = z.keyof(z.object(catalogueRecords)).options;
export type CatalogueRecord<K extends CatalogueKind> = z.output<(typeof catalogueRecords)[K]>;

/** Every record of the catalogue, by kind, each list in ascending order of id. */
export type CatalogueData = { [K in CatalogueKind]: CatalogueRecord<K>[] };

/** A list of records for each kind. TypeScript cannot see that the entries are those of the kinds. */
function listsOfRecords() {
  const lists = CATALOGUE_KINDS.map((kind) => [kind, z.array(catalogueRecords[kind])]);
  return Object.fromEntries(lists) as {
    [K in CatalogueKind]: z.ZodMiniType<CatalogueRecord<K>[]>;
  };
}

export const catalogueData: z.ZodMiniType<CatalogueData> = storedObject(listsOfRecords());

/** A catalogue with nothing in it. */
export const emptyCatalogue: CatalogueData = catalogueData.parse(
  Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, []])),
);
