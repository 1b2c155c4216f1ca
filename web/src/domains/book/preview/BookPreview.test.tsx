import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { proofColour, type Rgb, softProof } from '@smriti/shared/book/soft-proof';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, pressButton, stubApi } from '#lib/page.test-data.tsx';
import { PLAIN_FINISH } from '../spread/finish';
import { stubScreen } from '../spread/spread.test-data';
import BookPreview from './BookPreview';
import { SoftProofFilter } from './SoftProofFilter';

const PHOTO = {
  place: 1,
  width: 1000,
  height: 750,
  small: '/small/1.webp',
  large: '/large/1.webp',
};
const BOOK = createTestBook({
  spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
});
/** The first matrix makes all colours paler, the others change them slightly. */
const PROOF = softProof.parse(
  Array.from({ length: 63 }, (_, at) => (at < 9 ? (at % 4 === 0 ? 0.2 : 0.05) : (at % 5) / 50)),
);

beforeEach(() => {
  stubScreen();
});
afterEach(() => vi.unstubAllGlobals());

function open(proof: readonly number[] | null) {
  const api = stubApi({ 'GET /api/soft-proof': { proof } });
  const drawn = { book: BOOK, photos: new Map([[testPhotoId(1), PHOTO]]), finish: PLAIN_FINISH };
  openPage(<BookPreview title="Goa" onClose={vi.fn()} {...drawn} />, '/');
  return api;
}
const pagesFilter = () =>
  screen.getByRole('img').closest<HTMLElement>('[style*="--page-filter"]')?.style ?? null;

it('shows the colours of the press at a press of a button, and hides them at the next', async () => {
  open(PROOF);
  const button = await screen.findByRole('button', {
    name: 'How it will print',
    description: /^Colours as our printer makes them/,
  });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(pagesFilter()).toBeNull();
  pressButton('How it will print');
  expect(button.getAttribute('aria-pressed')).toBe('true');
  const id = document.querySelector('filter')?.id ?? '';
  expect(pagesFilter()?.getPropertyValue('--page-filter')).toBe(`url(#${id})`);
  pressButton('How it will print');
  expect(pagesFilter()).toBeNull();
});

it('has no such button without an output profile', async () => {
  const api = open(null);
  await vi.waitFor(() => expect(api.sentTo('GET /api/soft-proof')).toHaveLength(1));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('button', { name: 'How it will print' })).toBeNull();
  expect(document.querySelector('filter')).toBeNull();
});

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The result of applying the SVG filter in the document to a colour. */
function applyFilter(source: Rgb): number[] {
  const results = new Map<string | null, number[]>([['SourceGraphic', [...source]]]);
  let last: number[] = [];
  for (const step of document.querySelectorAll('filter > *')) {
    const input = results.get(step.getAttribute('in')) ?? [];
    const other = results.get(step.getAttribute('in2')) ?? [];
    const matrix = (step.getAttribute('values') ?? '').split(' ').map(Number);
    const [k1 = 0, k2 = 0, k3 = 0, k4 = 0] = ['k1', 'k2', 'k3', 'k4'].map((name) =>
      Number(step.getAttribute(name)),
    );
    last =
      step.tagName === 'feColorMatrix'
        ? [0, 5, 10].map((row) =>
            clamp(
              input.reduce((sum, value, at) => sum + value * (matrix[row + at] ?? 0), 0) +
                (matrix[row + 4] ?? 0),
            ),
          )
        : input.map((value, at) => {
            const second = other[at] ?? 0;
            return clamp(k1 * value * second + k2 * value + k3 * second + k4);
          });
    results.set(step.getAttribute('result'), last);
  }
  return last;
}

it('computes the same colours as the soft proof', () => {
  render(<SoftProofFilter id="proof" proof={PROOF} />);
  const values = [0, 0.3, 0.7, 1];
  for (const red of values)
    for (const green of values)
      for (const blue of values) {
        const colour: Rgb = [red, green, blue];
        const wanted = proofColour(PROOF, colour);
        for (const [at, value] of applyFilter(colour).entries())
          expect(value, colour.join(' ')).toBeCloseTo(wanted[at] ?? 0, 6);
      }
  expect(applyFilter([1, 1, 1])).toEqual([1, 1, 1]);
});
