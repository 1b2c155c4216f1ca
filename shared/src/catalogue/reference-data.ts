import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { rupees } from '../base/money';
import {
  bindingPrintFields,
  coverPrintFields,
  framePrintFields,
  paperPrintFields,
  themePrintFields,
} from './print-fields';
import { archivedField } from './archived';
import { hindiContactSchema, hindiNameSchema } from './hindi';
import { designKindsRecordField } from './design-kinds';

const idParams = z.object({ id: catalogueIdParam });

/** The two read endpoints of a kind of reference record: the whole list, and one record by id. */
function createReadEndpoints<S extends z.ZodMiniType>(path: `/${string}`, record: S) {
  return {
    list: endpoint({ method: 'GET', path, response: z.array(record) }),
    byId: endpoint({ method: 'GET', path: `${path}/:id`, params: idParams, response: record }),
  };
}

/** A choice of the design form with a price: paper, binding, lamination, cover. */
export const pricedOption = z.object({
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  price: rupees,
  hi: hindiNameSchema,
  archived: archivedField,
});
export type PricedOption = z.infer<typeof pricedOption>;

/** `image_path` is the storage path of a catalogue picture. */
const pictured = { image_path: z.string() };

export const frame = z.object({ ...pricedOption.shape, ...pictured, ...framePrintFields });
export const theme = z.object({
  id: catalogueId,
  name: z.string(),
  ...pictured,
  hi: hindiNameSchema,
  archived: archivedField,
  ...themePrintFields,
});
/** `slug` is a stable English name ('birthday') that pages link to. */
export const category = z.object({
  id: catalogueId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  ...pictured,
  hi: hindiNameSchema,
  archived: archivedField,
});
export type Category = z.infer<typeof category>;
export const productType = z.object({
  id: catalogueId,
  name: z.string(),
  hi: hindiNameSchema,
  archived: archivedField,
});

export type ProductKind = z.infer<typeof productType>;

/** First day in India on which an option is in stock again; missing, or past, if it is in stock. */
const stock = { restock_day: z.optional(z.string()) };

/** A paper type, priced per photo or page. */
const paperType = z.object({
  ...pricedOption.shape,
  ...stock,
  kinds: designKindsRecordField,
  ...paperPrintFields,
});
export type PaperType = z.infer<typeof paperType>;

const bindingType = z.object({ ...pricedOption.shape, ...bindingPrintFields });
const coverType = z.object({ ...pricedOption.shape, ...stock, ...coverPrintFields });

export const paperTypeEndpoints = createReadEndpoints('/paper-types', paperType);
export const frameEndpoints = createReadEndpoints('/frames', frame);
export const themeEndpoints = createReadEndpoints('/album-themes', theme);
export const bindingTypeEndpoints = createReadEndpoints('/album-binding-types', bindingType);
export const laminationTypeEndpoints = createReadEndpoints('/lamination-types', pricedOption);
export const coverTypeEndpoints = createReadEndpoints('/cover-types', coverType);
export const categoryEndpoints = createReadEndpoints('/categories', category);
export const productTypeEndpoints = createReadEndpoints('/product-types', productType);

/** Delivery takes `min_days` to `max_days` days from the placement of the order. */
export const shippingMethod = z.object({
  id: catalogueId,
  name: z.string(),
  description: z.string(),
  price: rupees,
  min_days: z.int(),
  max_days: z.int(),
  /** PIN code prefixes of the delivery area; missing: everywhere. */
  pin_prefixes: z.optional(z.array(z.string())),
  hi: hindiNameSchema,
  archived: archivedField,
});
export type ShippingMethod = z.infer<typeof shippingMethod>;
export const shippingMethodEndpoints = createReadEndpoints('/shipping-method', shippingMethod);

/** Percent of a total. */
export const percentField = z.number().check(z.gte(0), z.lte(100));

/** `amount` is rupees when fixed, percent of the total when percentage. */
const fixedInitialPayment = { payment_type: z.literal('fixed'), amount: rupees };
const initialPaymentShare = { payment_type: z.literal('percentage'), amount: percentField };

/** Amount due when a design is requested (docs/rules.md#pricing-7). */
export const initialPaymentRule = z.discriminatedUnion('payment_type', [
  z.object(fixedInitialPayment),
  z.object(initialPaymentShare),
]);
export type InitialPaymentRule = z.infer<typeof initialPaymentRule>;

/** Initial-payment setting of a product; `product_id` null: the default for all others. */
const initialPaymentFields = {
  id: catalogueId,
  product_id: z.nullable(catalogueId),
  archived: archivedField,
};
const initialPayment = z.discriminatedUnion('payment_type', [
  z.object({ ...initialPaymentFields, ...fixedInitialPayment }),
  z.object({ ...initialPaymentFields, ...initialPaymentShare }),
]);
export type InitialPayment = z.infer<typeof initialPayment>;

export const initialPaymentEndpoints = createReadEndpoints('/initial-payments', initialPayment);

export const contact = z.object({
  id: catalogueId,
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  hi: hindiContactSchema,
});
export const listTalkToUs = endpoint({
  method: 'GET',
  path: '/talk-to-us',
  response: z.array(contact),
});
