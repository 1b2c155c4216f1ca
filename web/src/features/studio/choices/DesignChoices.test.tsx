import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NO_OPTIONS } from '../design-content';
import {
  createUploadedPhoto,
  EMPTY_CATALOGUE,
  openStudioWith,
  renderInStudio,
} from '../studio.test-data';
import { DesignChoices } from './DesignChoices';
import type { StudioCatalogue } from './studio-catalogue';

const SIZE = {
  id: 1,
  name: 'Square 8x8',
  description: '',
  width: 8,
  height: 8,
  photos: 2,
  price: 499,
  discount: 0,
  original: null,
};

it.each([
  ['book', 'Matte, ₹30.00 a page'],
  ['sheet', 'Matte, ₹60.00'],
  ['set', 'Matte, ₹60.00'],
  ['calendar', 'Matte, ₹60.00'],
] as const)('names the price of the paper of a %s: %s', async (layout, text) => {
  const catalogue: StudioCatalogue = {
    ...EMPTY_CATALOGUE,
    sizes: [SIZE],
    papers: [{ id: 7, name: 'Matte', description: '', price: 30 }],
    layout,
  };
  const photos = ['a', 'b', 'c'].map((key) => createUploadedPhoto(key));
  const studio = openStudioWith(photos, { type: 'product' });
  studio.store.setState({ choices: { ...NO_OPTIONS, album_size_id: 1 } });
  renderInStudio(studio, <DesignChoices plan={studio.plan} errors={{}} />, catalogue);
  const paper = within(await screen.findByLabelText('Paper Type'));
  expect(paper.getByRole('option', { name: text })).toBeTruthy();
});
