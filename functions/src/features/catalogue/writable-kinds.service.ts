import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { toPaise, toRupees, type Paise } from '@smriti/shared/base/money';
import type { HindiTexts } from '@smriti/shared/catalogue/hindi';
import * as calls from '@smriti/shared/catalogue/management';
import {
  BINDING_PRINT,
  COVER_PRINT,
  FRAME_PRINT,
  PAPER_PRINT,
  saidOf,
  THEME_PRINT,
} from '@smriti/shared/catalogue/print-defaults';
import type { DatabaseTransaction } from '../../platform/database/database';
import {
  presentAlbumSize,
  presentBanner,
  presentInitialPayment,
  presentPriced,
} from './catalogue.presenter';
import { type CatalogueRecord, catalogueRecords } from './catalogue.records';
import { type HindiForm, hindiForm, withHindi } from './catalogue-hindi.domain';
import { findSettingsOf } from './catalogue-writes.repository';
import type { AddedPicture, WritableKind, WritableRecord } from './writable-kind.service';

/** The kinds that admins write, an entry each; products have a file of their own. */

type FormOf<C extends { create: Endpoint }> = OutputOf<C['create']['body']>;

const NO_PICTURE: FieldProblem = { field: 'image_path', message: 'Please choose a picture.' };

/** The kinds with one picture. */
const pictured = {
  problems: ({ image_path }: { image_path: string }) => (image_path === '' ? [NO_PICTURE] : []),
  withPictures: <F extends { image_path: string }>(form: F, pictures: readonly AddedPicture[]) => ({
    ...form,
    image_path: pictures[0]?.path ?? form.image_path,
  }),
};

/** What is said in Hindi of most kinds. */
const NAMED = ['name'] as const;
const DESCRIBED = ['name', 'description'] as const;

type Size = CatalogueRecord<'album-sizes'>;

const albumSizeKind: WritableKind<
  FormOf<typeof calls.albumSizeCalls>,
  ReturnType<typeof presentAlbumSize>,
  Size
> = {
  kind: 'album-sizes',
  schema: catalogueRecords['album-sizes'],
  calls: calls.albumSizeCalls,
  toForm: ({ hi, name, description, width, height, photos, price_paise, discount, kinds }) => ({
    ...{ name, description, width, height, photos, discount, ...hindiForm({ hi }, DESCRIBED) },
    price: price_paise === null ? null : toRupees(price_paise),
    kinds: kinds ?? null,
  }),
  toRecord: (id, { price, kinds, ...size }) => ({
    ...withHindi(size),
    ...(kinds && { kinds }),
    id,
    price_paise: price === null ? null : toPaise(price),
  }),
  present: presentAlbumSize,
  fixedByAlbums: ['width', 'height', 'photos'],
};

type Option = FormOf<typeof calls.laminationTypeCalls>;

const optionForm = (record: {
  name: string;
  description: string;
  price_paise: Paise;
  hi?: HindiTexts | undefined;
}): Option => ({
  ...{ name: record.name, description: record.description, ...hindiForm(record, DESCRIBED) },
  price: toRupees(record.price_paise),
});

function priced<F extends { price: number } & Partial<HindiForm>>(
  id: number,
  { price, ...form }: F,
) {
  return { ...withHindi(form), id, price_paise: toPaise(price) };
}

const paperTypeKind: WritableKind<
  FormOf<typeof calls.paperTypeCalls>,
  OutputOf<typeof calls.paperTypeCalls.create.response>,
  CatalogueRecord<'paper-types'>
> = {
  kind: 'paper-types',
  schema: catalogueRecords['paper-types'],
  calls: calls.paperTypeCalls,
  toForm: (record) => ({
    ...optionForm(record),
    kinds: record.kinds ?? null,
    ...saidOf(PAPER_PRINT, record),
  }),
  toRecord: (id, { kinds, ...option }) => ({ ...priced(id, option), ...(kinds && { kinds }) }),
  present: presentPriced,
};

const bindingTypeKind: WritableKind<
  FormOf<typeof calls.bindingTypeCalls>,
  OutputOf<typeof calls.bindingTypeCalls.create.response>,
  CatalogueRecord<'album-binding-types'>
> = {
  kind: 'album-binding-types',
  schema: catalogueRecords['album-binding-types'],
  calls: calls.bindingTypeCalls,
  toForm: (record) => ({ ...optionForm(record), ...saidOf(BINDING_PRINT, record) }),
  toRecord: priced,
  present: presentPriced,
  problems: ({ min_pages, max_pages }) =>
    min_pages <= max_pages
      ? []
      : [{ field: 'max_pages', message: 'must not be less than the fewest pages' }],
};

const laminationTypeKind: WritableKind<
  Option,
  OutputOf<typeof calls.laminationTypeCalls.create.response>,
  CatalogueRecord<'lamination-types'>
> = {
  kind: 'lamination-types',
  schema: catalogueRecords['lamination-types'],
  calls: calls.laminationTypeCalls,
  toForm: optionForm,
  toRecord: priced,
  present: presentPriced,
};

const coverTypeKind: WritableKind<
  FormOf<typeof calls.coverTypeCalls>,
  OutputOf<typeof calls.coverTypeCalls.create.response>,
  CatalogueRecord<'cover-types'>
> = {
  kind: 'cover-types',
  schema: catalogueRecords['cover-types'],
  calls: calls.coverTypeCalls,
  toForm: (record) => ({ ...optionForm(record), ...saidOf(COVER_PRINT, record) }),
  toRecord: priced,
  present: presentPriced,
};

const frameKind: WritableKind<
  FormOf<typeof calls.frameCalls>,
  OutputOf<typeof calls.frameCalls.create.response>,
  CatalogueRecord<'frames'>
> = {
  kind: 'frames',
  schema: catalogueRecords.frames,
  calls: calls.frameCalls,
  toForm: (record) => ({
    ...optionForm(record),
    image_path: record.image_path,
    ...saidOf(FRAME_PRINT, record),
  }),
  toRecord: priced,
  present: presentPriced,
  ...pictured,
};

const themeKind: WritableKind<
  FormOf<typeof calls.themeCalls>,
  OutputOf<typeof calls.themeCalls.create.response>,
  CatalogueRecord<'album-themes'>
> = {
  kind: 'album-themes',
  schema: catalogueRecords['album-themes'],
  calls: calls.themeCalls,
  toForm: (record) => ({
    name: record.name,
    ...hindiForm(record, NAMED),
    image_path: record.image_path,
    ...saidOf(THEME_PRINT, record),
  }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (record) => record,
  ...pictured,
};

const categoryKind: WritableKind<
  FormOf<typeof calls.categoryCalls>,
  OutputOf<typeof calls.categoryCalls.create.response>,
  CatalogueRecord<'categories'>
> = {
  kind: 'categories',
  schema: catalogueRecords.categories,
  calls: calls.categoryCalls,
  toForm: ({ name, slug, description, image_path, hi }) => ({
    ...{ name, slug, description, image_path, ...hindiForm({ hi }, DESCRIBED) },
  }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (record) => record,
  ...pictured,
};

const productTypeKind: WritableKind<
  FormOf<typeof calls.productTypeCalls>,
  OutputOf<typeof calls.productTypeCalls.create.response>,
  CatalogueRecord<'product-types'>
> = {
  kind: 'product-types',
  schema: catalogueRecords['product-types'],
  calls: calls.productTypeCalls,
  toForm: ({ name, hi }) => ({ name, ...hindiForm({ hi }, NAMED) }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (record) => record,
};

const bannerKind: WritableKind<
  FormOf<typeof calls.bannerCalls>,
  OutputOf<typeof calls.bannerCalls.create.response>,
  CatalogueRecord<'banners'>
> = {
  kind: 'banners',
  schema: catalogueRecords.banners,
  calls: calls.bannerCalls,
  toForm: ({ title, subtitle, link, image_path, width, height, position, hi }) => ({
    ...{ title, subtitle, link, image_path, width, height, position },
    ...hindiForm({ hi }, ['title', 'subtitle']),
  }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (record, { config }) =>
    presentBanner(record, { origin: config.storageOrigin, bucket: config.bucketName }),
  problems: pictured.problems,
  withPictures: (form, [picture]) =>
    picture
      ? { ...form, image_path: picture.path, width: picture.width, height: picture.height }
      : form,
};

/** A new method is offered at once; whether one is offered is changed by its toggle alone. */
const shippingMethodKind: WritableKind<
  FormOf<typeof calls.shippingMethodCalls>,
  OutputOf<typeof calls.shippingMethodCalls.create.response>,
  CatalogueRecord<'shipping-methods'>
> = {
  kind: 'shipping-methods',
  schema: catalogueRecords['shipping-methods'],
  calls: calls.shippingMethodCalls,
  toForm: ({ min_days, max_days, ...record }) => ({ ...optionForm(record), min_days, max_days }),
  toRecord: (id, form, before) => ({ ...priced(id, form), is_active: before?.is_active ?? true }),
  beside: ({ is_active }) => ({ is_active }),
  present: presentPriced,
  problems: ({ min_days, max_days }) =>
    min_days <= max_days ? [] : [{ field: 'max_days', message: 'must not be less than min_days' }],
};

type Setting = FormOf<typeof calls.initialPaymentCalls>;

/** @throws AppError conflict when the product, or the default, has another setting. */
async function assertOnlySetting(
  tx: DatabaseTransaction,
  { product_id }: Setting,
  ownId: number | null,
): Promise<void> {
  const others = (await findSettingsOf(tx, product_id)).filter((id) => id !== ownId);
  if (others.length === 0) return;
  const whose = product_id === null ? 'The default' : 'This product';
  throw new AppError('conflict', `${whose} has a setting already. Please change that one.`);
}

/** Without a setting of its own, the default counts for a product; without both, nothing is asked. */
const initialPaymentKind: WritableKind<
  Setting,
  OutputOf<typeof calls.initialPaymentCalls.create.response>,
  CatalogueRecord<'initial-payments'>
> = {
  kind: 'initial-payments',
  schema: catalogueRecords['initial-payments'],
  calls: calls.initialPaymentCalls,
  toForm: (record) => {
    const { product_id, payment_type } = record;
    const amount = record.payment_type === 'fixed' ? toRupees(record.amount_paise) : record.percent;
    return { product_id, payment_type, amount };
  },
  toRecord: (id, { product_id, payment_type, amount }) =>
    payment_type === 'fixed'
      ? { id, product_id, payment_type, amount_paise: toPaise(amount) }
      : { id, product_id, payment_type, percent: amount },
  present: presentInitialPayment,
  references: { product_id: 'products' },
  problems: ({ payment_type, amount }) =>
    payment_type === 'percentage' && amount > 100
      ? [{ field: 'amount', message: 'must be at most 100 percent' }]
      : [],
  check: assertOnlySetting,
};

const contactKind: WritableKind<
  FormOf<typeof calls.talkToUsCalls>,
  OutputOf<typeof calls.talkToUsCalls.create.response>,
  CatalogueRecord<'talk-to-us'>
> = {
  kind: 'talk-to-us',
  schema: catalogueRecords['talk-to-us'],
  calls: calls.talkToUsCalls,
  toForm: ({ phone, email, hours, hi }) => ({
    ...{ phone, email, hours, ...hindiForm({ hi }, ['hours']) },
  }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (record) => record,
};

/** Works on a kind, whichever it is. */
type KindVisitor = <Form extends object, Shown, R extends WritableRecord>(
  kind: WritableKind<Form, Shown, R>,
) => void;

/** Every kind but products, which have a file of their own. */
export function eachWritableKind(visit: KindVisitor): void {
  visit(albumSizeKind);
  visit(paperTypeKind);
  visit(bindingTypeKind);
  visit(laminationTypeKind);
  visit(coverTypeKind);
  visit(frameKind);
  visit(themeKind);
  visit(categoryKind);
  visit(productTypeKind);
  visit(bannerKind);
  visit(shippingMethodKind);
  visit(initialPaymentKind);
  visit(contactKind);
}
