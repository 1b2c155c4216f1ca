import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type DesignOptions, NO_OPTIONS } from '../design-content';
import { createUploadedPhoto, EMPTY_CATALOGUE } from '../studio.test-data';
import { CanvasPreview } from './CanvasPreview';
import { CanvasPrice } from './CanvasPrice';
import { computeDesignPrice, type StudioCatalogue } from './studio-catalogue';

const SQUARE = {
  id: 1,
  name: 'Square 10x10',
  description: '',
  width: 10,
  height: 10,
  photos: 1,
  price: 699,
  discount: 0,
  original: null,
};
const GOLD = {
  id: 4,
  name: 'Carved Gold',
  description: '',
  price: 15,
  image_path: '',
  border_mm: 4,
  border_colour: '#b98a2e',
};
const CATALOGUE: StudioCatalogue = {
  ...EMPTY_CATALOGUE,
  sizes: [SQUARE],
  papers: [{ id: 7, name: 'Canvas 380 gsm', description: '', price: 420, kinds: ['canvas'] }],
  frames: [GOLD],
};

const PHOTO = createUploadedPhoto('a', { width: 3000, height: 2000, thumbnail: 'blob:a' });

const preview = (choices: Partial<DesignOptions>) => (
  <CanvasPreview catalogue={CATALOGUE} choices={{ ...NO_OPTIONS, ...choices }} photo={PHOTO} />
);

it('draws the canvas and the wall, and says how much of the photo is not on the front', () => {
  const { rerender } = render(preview({}));
  expect(screen.getByText('Shown in Square 10x10. Choose a size below.')).toBeTruthy();
  rerender(preview({ album_size_id: 1, frame_id: 4, edge_style: 'white' }));
  expect(screen.getByText('Square 10x10, 25 × 25 cm')).toBeTruthy();
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'));
  expect(pictures).toEqual([
    'The canvas Square 10x10, 25 × 25 cm, with frame and edges',
    'The canvas on a wall, 25 × 25 cm',
  ]);
  expect(screen.getByRole('status').textContent).toMatch(/^About 33% of the photo is pale: it is /);
  expect(document.querySelectorAll('[stroke="#b98a2e"]')).toHaveLength(2);
  rerender(preview({ album_size_id: 1, edge_style: 'wrapped' }));
  expect(screen.getByRole('status').textContent).toMatch(/^About 61% .* goes around the edges/);
  expect(document.querySelectorAll('[stroke="#b98a2e"]')).toHaveLength(0);
});

it('lists the parts of the price, which add up to the price of the design', () => {
  const choices = { ...NO_OPTIONS, album_size_id: 1, frame_id: 4 };
  render(<CanvasPrice catalogue={CATALOGUE} choices={choices} />);
  const lines = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(lines).toEqual([
    'Size Square 10x10₹699.00',
    'Canvas 380 gsm₹420.00',
    'Frame Carved Gold₹15.00',
    'Total price₹1,134.00',
  ]);
  expect(computeDesignPrice('canvas', CATALOGUE, choices, 1)).toBe(1134);
});

it('lists no price before a size is chosen', () => {
  render(<CanvasPrice catalogue={CATALOGUE} choices={NO_OPTIONS} />);
  expect(screen.queryByRole('heading', { name: 'What it costs' })).toBeNull();
});
