import { AppError } from '@smriti/shared/base/errors';
import { toPaise } from '@smriti/shared/base/money';
import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import * as writes from '@smriti/shared/catalogue/management';
import type {
  InitialPayment,
  PaperType,
  PricedOption,
} from '@smriti/shared/catalogue/reference-data';
import type { DatabaseTransaction } from '../../platform/database';
import { refusedFields } from '../../platform/refused-fields';
import { presentAlbumSize, presentInitialPayment, presentPriced } from './catalogue.presenter';
import { type CatalogueRecord, catalogueRecords } from './catalogue.records';
import { findSettingsOf, hasProduct } from './catalogue-writes.repository';
import type { WritableKind } from './catalogue-writes.service';

/** The kinds that admins write, an entry each. */

export const albumSizeKind: WritableKind<
  writes.AlbumSizeForm,
  AlbumSize,
  CatalogueRecord<'album-sizes'>
> = {
  kind: 'album-sizes',
  schema: catalogueRecords['album-sizes'],
  calls: writes.albumSizeWrites,
  toRecord: (id, { price, ...size }) => ({
    ...size,
    id,
    price_paise: price === null ? null : toPaise(price),
  }),
  present: presentAlbumSize,
  fixedByAlbums: ['width', 'height', 'photos'],
};

function priced<F extends { price: number }>(id: number, { price, ...form }: F) {
  return { ...form, id, price_paise: toPaise(price) };
}

export const paperTypeKind: WritableKind<
  writes.PaperForm,
  PaperType,
  CatalogueRecord<'paper-types'>
> = {
  kind: 'paper-types',
  schema: catalogueRecords['paper-types'],
  calls: writes.paperTypeWrites,
  toRecord: priced,
  present: presentPriced,
};

/** The kinds that are a name with a price. */
function optionKind(
  kind: 'album-binding-types' | 'lamination-types' | 'cover-types',
  calls: typeof writes.bindingTypeWrites,
): WritableKind<writes.OptionForm, PricedOption, CatalogueRecord<typeof kind>> {
  return {
    kind,
    schema: catalogueRecords[kind],
    calls,
    toRecord: priced,
    present: presentPriced,
  };
}

export const bindingTypeKind = optionKind('album-binding-types', writes.bindingTypeWrites);
export const laminationTypeKind = optionKind('lamination-types', writes.laminationTypeWrites);
export const coverTypeKind = optionKind('cover-types', writes.coverTypeWrites);

export const productTypeKind: WritableKind<
  { name: string },
  { id: number; name: string },
  CatalogueRecord<'product-types'>
> = {
  kind: 'product-types',
  schema: catalogueRecords['product-types'],
  calls: writes.productTypeWrites,
  toRecord: (id, { name }) => ({ id, name }),
  present: ({ id, name }) => ({ id, name }),
};

type ShippingRecord = CatalogueRecord<'shipping-methods'>;

/** A new method is offered at once; whether one is offered is changed by its toggle alone. */
export const shippingMethodKind: WritableKind<
  writes.ShippingMethodForm,
  writes.ManagedShippingMethod,
  ShippingRecord
> = {
  kind: 'shipping-methods',
  schema: catalogueRecords['shipping-methods'],
  calls: writes.shippingMethodWrites,
  toRecord: (id, form, before) => ({ ...priced(id, form), is_active: before?.is_active ?? true }),
  present: presentPriced,
};

/** @throws AppError invalid_input without such a product, conflict when it has another setting. */
async function assertOnlySetting(
  tx: DatabaseTransaction,
  { product_id }: writes.InitialPaymentSetting,
  ownId: number | null,
): Promise<void> {
  if (product_id !== null && !(await hasProduct(tx, product_id))) {
    throw refusedFields([{ field: 'product_id', message: 'There is no such product.' }]);
  }
  const others = (await findSettingsOf(tx, product_id)).filter((id) => id !== ownId);
  if (others.length === 0) return;
  const whose = product_id === null ? 'The default' : 'This product';
  throw new AppError('conflict', `${whose} has a setting already. Please change that one.`);
}

/** Without a setting of its own, the default counts for a product; without both, nothing is asked. */
export const initialPaymentKind: WritableKind<
  writes.InitialPaymentSetting,
  InitialPayment,
  CatalogueRecord<'initial-payments'>
> = {
  kind: 'initial-payments',
  schema: catalogueRecords['initial-payments'],
  calls: writes.initialPaymentWrites,
  toRecord: (id, { product_id, payment_type, amount }) =>
    payment_type === 'fixed'
      ? { id, product_id, payment_type, amount_paise: toPaise(amount) }
      : { id, product_id, payment_type, percent: amount },
  present: presentInitialPayment,
  check: assertOnlySetting,
};
