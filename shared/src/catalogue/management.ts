import * as z from 'zod/mini';
import { albumSize } from './album-sizes';
import { banner } from './banners';
import { endpoint } from '../base/endpoint';
import { text, wholeNumber } from '../base/fields';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { isoTime } from '../base/time';
import { inHindi } from './hindi';
import {
  clearable,
  daysField,
  colourField,
  descriptionField,
  discountField,
  type Fields,
  flag,
  inchesField,
  kindsField,
  millimetres,
  nameField,
  patchOf,
  pictureField,
  priceField,
} from './management-fields';
import {
  BINDING_PRINT,
  COVER_PRINT,
  FRAME_PRINT,
  PAPER_PRINT,
  THEME_PRINT,
} from './print-defaults';
import { ORNAMENTS } from './print-fields';
import * as reference from './reference-data';

/**
 * What admins call to change the catalogue. It stands apart from the reads, which every browser
 * loads. All kinds have the same calls; what is their own is the fields of their form.
 */

type Path = `/${string}`;
type Schema = z.ZodMiniType;

const idParams = z.object({ id: catalogueIdParam });
const deleted = z.object({ message: z.string() });

/** What every record has beside its form. `version` grows with each write, and is 1 before. */
const managed = {
  id: catalogueId,
  version: z.int(),
  /** Taken from the lists of the shop: who has it keeps it, and it cannot be chosen any more. */
  archived: z.boolean(),
  /** null: as it was when the shop was opened. */
  changed_at: z.nullable(isoTime),
};

/** What an update may say beside the form. A `version` that is not the record's answers 409. */
const updating = {
  version: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  archived: z.optional(flag),
};

/** `check`: products whose price is not the worked-out one, or whose default is no longer offered. */
export const CATALOGUE_STATES = ['offered', 'archived', 'all', 'check'] as const;
export const MAX_MANAGED_PER_ANSWER = 100;

/** `q`: every word is in the name, or begins the id. Those offered when no state is named. */
const managedQuery = z.strictObject({
  q: z.optional(text(100)),
  state: z.optional(z.enum(CATALOGUE_STATES)),
  limit: z.optional(wholeNumber(1, MAX_MANAGED_PER_ANSWER)),
  cursor: z.optional(catalogueIdParam),
});

/** What an import did, or would do. */
const importAnswer = z.object({
  /** Of the file, without its first one. */
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Lines that cannot be taken, and why; in the order of the file. */
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  /** False for a dry run, and where a line cannot be taken. */
  written: z.boolean(),
});
export type CatalogueImport = z.infer<typeof importAnswer>;

/** The file of an import, in its multipart form. */
export const CSV_FIELD = 'file';
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
/** Lines of a file, beside the one that names its columns. */
export const MAX_CSV_LINES = 2000;

const yes = z._default(flag, false);
const importForm = z.strictObject({
  /** Says what would happen, and writes nothing. */
  dry_run: yes,
  /** Writes the other lines although some cannot be taken. */
  leave_out: yes,
});

interface KindOfCalls<
  F extends Fields,
  Shown extends Schema,
  Beside extends Fields,
  Other extends Fields,
> {
  /** Where it is written. */
  path: Path;
  fields: F;
  /** What callers may say in other words, which the API turns into fields of the form. */
  otherWords: Other;
  /** What is answered: the record as the shop shows it. */
  shown: Shown;
  /** What admins see of a record beside its form. */
  beside: Beside;
}

/**
 * The calls of one kind of record. `create` takes the whole form, `update` any part of it: what is
 * left out stays, and `{archived: true}` alone takes a record from the lists. Deleting what is in use
 * answers 409 with what uses it; a stale `version` 409 with the record as it is. `list` and `byId`
 * show records as their form has them, archived ones too, newest first.
 */
export function callsWith<
  F extends Fields,
  Shown extends Schema,
  Beside extends Fields,
  Other extends Fields,
>({ path, fields, otherWords, shown, beside }: KindOfCalls<F, Shown, Beside, Other>) {
  const one = `${path}/:id`;
  const record = z.object({ ...fields, ...beside, ...managed });
  const manage = `/catalogue${path}`;
  const body = z.strictObject({ ...fields, ...patchOf(otherWords) });
  return {
    create: endpoint({ method: 'POST', path, body, response: shown }),
    update: endpoint({
      method: 'PUT',
      path: one,
      params: idParams,
      body: z.strictObject({ ...patchOf(fields), ...patchOf(otherWords), ...updating }),
      response: shown,
    }),
    remove: endpoint({ method: 'DELETE', path: one, params: idParams, response: deleted }),
    list: endpoint({
      method: 'GET',
      path: manage,
      query: managedQuery,
      response: z.object({ records: z.array(record), total: z.int() }),
    }),
    byId: endpoint({ method: 'GET', path: `${manage}/:id`, params: idParams, response: record }),
    /** Every record as CSV, archived ones too; what `importCsv` takes. */
    exportCsv: endpoint({ method: 'GET', path: `${manage}/csv`, response: z.never() }),
    importCsv: endpoint({
      method: 'POST',
      path: `${manage}/csv`,
      body: importForm,
      response: importAnswer,
    }),
  };
}

const NOTHING = {} as const;

/** The calls of a kind of which admins see nothing but its form. */
function callsOf<F extends Fields, Shown extends Schema>(
  kind: Omit<KindOfCalls<F, Shown, typeof NOTHING, typeof NOTHING>, 'beside' | 'otherWords'>,
) {
  return callsWith({ ...kind, beside: NOTHING, otherWords: NOTHING });
}

const named = { name: nameField, name_hi: inHindi(80) };
const described = { ...named, description: descriptionField, description_hi: inHindi(300) };
const option = { ...described, price: priceField };

export const albumSizeCalls = callsOf({
  path: '/album-sizes',
  fields: {
    ...described,
    width: inchesField,
    height: inchesField,
    /** Photos of a page; 0 means that the whole set makes one page. */
    photos: z._default(wholeNumber(0, 100), 0),
    /** null: the size cannot be ordered. */
    price: clearable(priceField),
    discount: discountField,
    kinds: kindsField,
  },
  shown: albumSize,
});

export const paperTypeCalls = callsOf({
  path: '/paper-types',
  fields: {
    ...option,
    kinds: kindsField,
    caliper_mm: millimetres(0.01, 5, PAPER_PRINT.caliper_mm),
  },
  shown: reference.paperTypes.byId.response,
});

const pages = (fallback: number) => z._default(wholeNumber(1, 1000), fallback);

export const bindingTypeCalls = callsOf({
  path: '/album-binding-types',
  fields: {
    ...option,
    lay_flat: z._default(flag, BINDING_PRINT.lay_flat),
    min_pages: pages(BINDING_PRINT.min_pages),
    max_pages: pages(BINDING_PRINT.max_pages),
    page_step: pages(BINDING_PRINT.page_step),
  },
  shown: reference.albumBindingTypes.byId.response,
});

export const laminationTypeCalls = callsOf({
  path: '/lamination-types',
  fields: option,
  shown: reference.laminationTypes.byId.response,
});

export const coverTypeCalls = callsOf({
  path: '/cover-types',
  fields: {
    ...option,
    board_mm: millimetres(0, 20, COVER_PRINT.board_mm),
    wrap_mm: millimetres(0, 100, COVER_PRINT.wrap_mm),
    printable: z._default(flag, COVER_PRINT.printable),
  },
  shown: reference.coverTypes.byId.response,
});

export const frameCalls = callsOf({
  path: '/frames',
  fields: {
    ...option,
    image_path: pictureField,
    border_mm: millimetres(0, 30, FRAME_PRINT.border_mm),
    border_colour: colourField(FRAME_PRINT.border_colour),
  },
  shown: reference.frames.byId.response,
});

export const themeCalls = callsOf({
  path: '/album-themes',
  fields: {
    ...named,
    image_path: pictureField,
    paper_colour: colourField(THEME_PRINT.paper_colour),
    ink_colour: colourField(THEME_PRINT.ink_colour),
    margin_mm: millimetres(0, 40, THEME_PRINT.margin_mm),
    gap_mm: millimetres(0, 20, THEME_PRINT.gap_mm),
    font: z._default(z.enum(['serif', 'sans']), THEME_PRINT.font),
    accent_colour: colourField(THEME_PRINT.accent_colour),
    corner_mm: millimetres(0, 20, THEME_PRINT.corner_mm),
    ornament: z._default(z.enum(ORNAMENTS), THEME_PRINT.ornament),
  },
  shown: reference.albumThemes.byId.response,
});

/** What a link may name: lower-case words, joined by hyphens. */
const slug = text(60, 1).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters and digits, joined by hyphens',
  }),
);

export const categoryCalls = callsOf({
  path: '/categories',
  fields: { ...described, slug, image_path: pictureField },
  shown: reference.categories.byId.response,
});

export const productTypeCalls = callsOf({
  path: '/product-types',
  fields: named,
  shown: reference.productTypes.byId.response,
});

/** Where a banner leads: a path of the shop. */
const shopPath = text(200, 1).check(
  z.regex(/^\/(?!\/)\S*$/, { error: 'must be a page of the shop, such as /products' }),
);

/** Pixels. */
const side = wholeNumber(1, 10_000);

export const bannerCalls = callsOf({
  path: '/banners',
  fields: {
    title: nameField,
    title_hi: inHindi(80),
    subtitle: z._default(text(160), ''),
    subtitle_hi: inHindi(160),
    link: shopPath,
    image_path: pictureField,
    /** Of the picture; known by itself where it comes as a file. */
    width: z._default(side, 1600),
    height: z._default(side, 640),
    /** Its place among the slides. */
    position: z._default(wholeNumber(0, 1000), 0),
  },
  shown: banner,
});

/** A shipping method as admins see it: those that nobody can choose now too. */
const managedShippingMethod = z.object({
  ...reference.shippingMethods.byId.response.shape,
  is_active: z.boolean(),
});

/** Methods are listed at /shipping-method and written at /shipping-methods. */
export const shippingMethodCalls = {
  ...callsWith({
    path: '/shipping-methods',
    fields: { ...option, min_days: daysField, max_days: daysField },
    shown: managedShippingMethod,
    beside: { is_active: z.boolean() },
    otherWords: NOTHING,
  }),
  /** Takes a method from the checkout, or offers it again. */
  toggle: endpoint({
    method: 'PATCH',
    path: '/shipping-methods/:id/toggle',
    params: idParams,
    response: managedShippingMethod,
  }),
};

/**
 * Settings of the initial payment: one for each product, and one default (`product_id` null). `amount`
 * is rupees when fixed, percent of the total when percentage. 409 where there is one already.
 */
export const initialPaymentCalls = callsOf({
  path: '/initial-payments',
  fields: {
    product_id: clearable(catalogueIdParam),
    payment_type: z.enum(['fixed', 'percentage']),
    amount: priceField,
  },
  shown: reference.initialPayments.byId.response,
});

export const talkToUsCalls = callsOf({
  path: '/talk-to-us',
  fields: {
    phone: text(40, 1),
    email: z.email().check(z.maxLength(200)),
    hours: z._default(text(120), ''),
    hours_hi: inHindi(120),
  },
  shown: reference.contact,
});
