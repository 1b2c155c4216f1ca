import { isMug } from '@smriti/shared/album/orientation';
import { expect, it } from 'vitest';
import { productRecord } from './catalogue.test-data';
import { writableProducts } from './kinds/products.service';

const { toForm, toRecord } = writableProducts;
const NOW = new Date('2026-11-30T12:00:00Z');
const cup = productRecord({ id: 1, title: 'Photo Mug' });
type Form = Partial<ReturnType<typeof toForm>>;
const save = (changes: Form) => toRecord(1, { ...toForm(cup), ...changes }, cup, NOW);

it('shows in the form whether a product is a mug', () => {
  expect(toForm(cup).mug).toBe(true);
  expect(toForm(save({ mug: false })).mug).toBe(false);
});

it('stores whether a product is a mug only where its title says otherwise', () => {
  expect(save({})).not.toHaveProperty('mug');
  expect(save({ mug: false }).mug).toBe(false);
  const renamed = save({ title: 'Photo Cup' });
  expect(renamed.mug).toBe(true);
  expect(isMug(renamed)).toBe(true);
});

it('stores nothing about mugs for a form without the field', () => {
  const { mug, ...form } = toForm(productRecord({ id: 1 }));
  expect(mug).toBe(false);
  expect(toRecord(1, form, null, NOW)).not.toHaveProperty('mug');
});
