import { expect, it } from 'vitest';
import { productRecord } from './catalogue.test-data';
import { writableProducts } from './kinds/products.service';

const { toForm, toRecord } = writableProducts;
const NOW = new Date('2026-11-30T12:00:00Z');

it('shows in the form whether a product is a mug, and stores it with the next change', () => {
  const cup = productRecord({ id: 1, title: 'Photo Mug' });
  expect(toForm(cup).mug).toBe(true);
  expect(toRecord(1, toForm(cup), cup, NOW).mug).toBe(true);
  const mat = toRecord(1, { ...toForm(cup), mug: false }, cup, NOW);
  expect(toForm(mat).mug).toBe(false);
});

it('stores nothing about mugs for a form without the field', () => {
  const { mug, ...form } = toForm(productRecord({ id: 1 }));
  expect(mug).toBe(false);
  expect(toRecord(1, form, null, NOW)).not.toHaveProperty('mug');
});
