import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_OPTIONS } from '../design-content';
import { EMPTY_CATALOGUE, openStudioWith, renderInStudio } from '../studio.test-data';
import { ProductChoices } from './ProductChoices';

const CATALOGUE = {
  ...EMPTY_CATALOGUE,
  papers: [{ id: 7, name: 'Lustre', description: '', price: 12 }],
};

it.each([
  ['a page for a book', null, 'Lustre, ₹12.00 a page'],
  ['for all prints together', 24, 'Lustre, ₹288.00'],
])('names the price of paper %s', (_what, sheets, label) => {
  const studio = openStudioWith([], { type: 'product', choices: NO_OPTIONS });
  renderInStudio(studio, <ProductChoices errors={{}} sheets={sheets} />, CATALOGUE);
  expect(screen.getByRole('option', { name: label })).toBeTruthy();
});
