import { expect, it } from 'vitest';
import type { WritableKind } from '../../../functions/src/features/catalogue/writable-kind.service.ts';
import { productKind } from '../../../functions/src/features/catalogue/product-kind.service.ts';
import * as kinds from '../../../functions/src/features/catalogue/writable-kinds.service.ts';
import { catalogue } from './catalogue.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');

/** What the form of a record makes of it when nothing is changed there. */
function resaved<Form extends object, Shown, R extends { id: number }>(
  { schema, calls, toForm, toRecord }: WritableKind<Form, Shown, R & Record<string, unknown>>,
  stored: unknown,
) {
  const record = schema.parse(stored);
  return toRecord(record.id, calls.create.body.parse(toForm(record)), record, NOW);
}

it('can be saved as it is by the form of each kind', () => {
  const { contactKind, albumSizeKind, paperTypeKind, bindingTypeKind, laminationTypeKind } = kinds;
  const { coverTypeKind, frameKind, themeKind, categoryKind, productTypeKind } = kinds;
  const { bannerKind, shippingMethodKind, initialPaymentKind } = kinds;
  const again = {
    banners: catalogue.banners.map((one) => resaved(bannerKind, one)),
    'album-sizes': catalogue['album-sizes'].map((one) => resaved(albumSizeKind, one)),
    products: catalogue.products.map((one) => resaved(productKind, one)),
    'product-types': catalogue['product-types'].map((one) => resaved(productTypeKind, one)),
    categories: catalogue.categories.map((one) => resaved(categoryKind, one)),
    'paper-types': catalogue['paper-types'].map((one) => resaved(paperTypeKind, one)),
    frames: catalogue.frames.map((one) => resaved(frameKind, one)),
    'album-themes': catalogue['album-themes'].map((one) => resaved(themeKind, one)),
    'album-binding-types': catalogue['album-binding-types'].map((one) =>
      resaved(bindingTypeKind, one),
    ),
    'lamination-types': catalogue['lamination-types'].map((one) =>
      resaved(laminationTypeKind, one),
    ),
    'cover-types': catalogue['cover-types'].map((one) => resaved(coverTypeKind, one)),
    'shipping-methods': catalogue['shipping-methods'].map((one) =>
      resaved(shippingMethodKind, one),
    ),
    'initial-payments': catalogue['initial-payments'].map((one) =>
      resaved(initialPaymentKind, one),
    ),
    'talk-to-us': catalogue['talk-to-us'].map((one) => resaved(contactKind, one)),
  };
  expect(again).toEqual(catalogue);
});
