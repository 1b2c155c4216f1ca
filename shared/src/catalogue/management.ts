import * as z from 'zod/mini';
import { albumSize } from './album-sizes';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { DESIGN_KINDS } from './kinds';
import { rupees } from '../base/money';
import {
  albumBindingTypes,
  coverTypes,
  initialPayments,
  laminationTypes,
  paperTypes,
  productTypes,
  shippingMethods,
} from './reference-data';

/**
 * What admins call to change reference data. They stand apart from the reads, which every browser
 * loads.
 */

type Path = `/${string}`;
type Schema = z.ZodMiniType;

const idParams = z.object({ id: catalogueIdParam });
const deleted = z.object({ message: z.string() });

/**
 * The three writes of one kind of reference record. `body` is the whole record as an admin writes
 * it, `record` what is answered. Deleting what is in use answers 409 with what uses it.
 */
function writesOf<Body extends Schema, Record extends Schema>(
  path: Path,
  body: Body,
  record: Record,
) {
  const one = `${path}/:id`;
  return {
    create: endpoint({ method: 'POST', path, body, response: record }),
    update: endpoint({ method: 'PUT', path: one, params: idParams, body, response: record }),
    remove: endpoint({ method: 'DELETE', path: one, params: idParams, response: deleted }),
  };
}

/** The writes of a kind whose records are listed at `list`: at the path of the list. */
function writesBeside<Body extends Schema, Record extends Schema>(
  { byId, list }: { byId: { response: Record }; list: { path: string } },
  body: Body,
) {
  return writesOf(list.path as Path, body, byId.response);
}

const name = text(80, 1);
const description = z._default(text(300), '');

const option = { name, description, price: rupees };
const optionForm = z.strictObject(option);
export type OptionForm = z.output<typeof optionForm>;

/** What it is for; everything when left out. */
const kindsForm = z.optional(
  z.array(z.enum(DESIGN_KINDS)).check(z.minLength(1), z.maxLength(DESIGN_KINDS.length)),
);

const paperForm = z.strictObject({ ...option, kinds: kindsForm });
export type PaperForm = z.output<typeof paperForm>;

/** Inches: from a wallet photo to the widest roll of canvas. */
const inches = z.number().check(z.gte(1), z.lte(100));
/** Percent; a price after 100 percent off could not be worked back. */
const discount = z._default(z.number().check(z.gte(0), z.lte(95)), 0);

const albumSizeForm = z.strictObject({
  name,
  description,
  width: inches,
  height: inches,
  /** Photos of a page; 0 means that the whole set makes one page. */
  photos: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
  /** null: the size cannot be ordered. */
  price: z.nullable(rupees),
  discount,
  kinds: kindsForm,
});
export type AlbumSizeForm = z.output<typeof albumSizeForm>;

/** A method without days takes as long as an order without a method (docs/rules.md#orders-8). */
const days = z._default(z.int().check(z.gte(0), z.lte(90)), 7);

const shippingMethodForm = z.strictObject({ ...option, min_days: days, max_days: days }).check(
  z.refine(({ min_days, max_days }) => min_days <= max_days, {
    error: 'must not be less than min_days',
    path: ['max_days'],
  }),
);
export type ShippingMethodForm = z.output<typeof shippingMethodForm>;

/** A shipping method as admins see it: those that nobody can choose now too. */
const managedShippingMethod = z.object({
  ...shippingMethods.byId.response.shape,
  is_active: z.boolean(),
});
export type ManagedShippingMethod = z.infer<typeof managedShippingMethod>;

/** A setting of the initial payment: one for each product, and one default. */
const initialPaymentSetting = z
  .strictObject({
    product_id: z.nullable(catalogueId),
    payment_type: z.enum(['fixed', 'percentage']),
    amount: rupees,
  })
  .check(
    z.refine(({ payment_type, amount }) => payment_type === 'fixed' || amount <= 100, {
      error: 'must be at most 100 percent',
      path: ['amount'],
    }),
  );
export type InitialPaymentSetting = z.infer<typeof initialPaymentSetting>;

export const albumSizeWrites = writesOf('/album-sizes', albumSizeForm, albumSize);
export const paperTypeWrites = writesBeside(paperTypes, paperForm);
export const bindingTypeWrites = writesBeside(albumBindingTypes, optionForm);
export const laminationTypeWrites = writesBeside(laminationTypes, optionForm);
export const coverTypeWrites = writesBeside(coverTypes, optionForm);
export const productTypeWrites = writesBeside(productTypes, z.strictObject({ name }));
/** 409 when the product, or the default, has a setting already. */
export const initialPaymentWrites = writesBeside(initialPayments, initialPaymentSetting);

/** Methods are listed at /shipping-method and written at /shipping-methods. */
export const shippingMethodWrites = {
  ...writesOf('/shipping-methods', shippingMethodForm, managedShippingMethod),
  /** Takes a method from the checkout, or offers it again. */
  toggle: endpoint({
    method: 'PATCH',
    path: '/shipping-methods/:id/toggle',
    params: idParams,
    response: managedShippingMethod,
  }),
};
