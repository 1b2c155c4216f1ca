import { fillBook } from '@smriti/shared/book/auto-fill/fill';
import { BOOK_STYLES } from '@smriti/shared/book/scene';
import { describe, expect, it } from 'vitest';
import { measureFillQuality } from './auto-fill-quality.ts';
import { loadDrawnPhotos } from './drawn-photos.ts';
import { createBookFormat } from './book-format.ts';

const SIZES = ['square8', 'landscape11', 'portrait12', 'square12'] as const;
/** Timeout that includes decoding the photos, in ms. */
const DECODING = { timeout: 120_000 };

describe('an auto-filled book', () => {
  it.each([12, 60, 240])('of %i drawn photos meets the quality limits', DECODING, async (count) => {
    const { photos, drawn } = await loadDrawnPhotos(count);
    let [mixed, ledByPeople] = [0, 0];
    for (const size of count === 240 ? SIZES.slice(0, 2) : SIZES) {
      for (const style of BOOK_STYLES) {
        for (const layFlat of [true, false]) {
          const format = createBookFormat(size, layFlat);
          const { book } = fillBook({ format, photos, style, seed: 1, order: 'time' });
          const quality = measureFillQuality(book, photos, drawn);
          const which = `${size} ${style} ${layFlat ? 'lay-flat' : 'bound'}`;
          expect({ which, ...quality }).toMatchObject({
            which,
            unplacedPhotos: 0,
            cutPhotos: 0,
            cutFaces: 0,
            avoidableLowResolutionPhotos: 0,
            separatedDuplicates: 0,
            repeatedLayouts: 0,
            wrong: 0,
          });
          expect(quality.meanCropShare, which).toBeLessThanOrEqual(0.05);
          mixed += quality.mixedSpreads;
          ledByPeople += quality.mixedSpreadsLedByPeople;
          expect(quality.correctSuggestions, which).toBeGreaterThanOrEqual(0.9 * quality.toFind);
        }
      }
    }
    expect(ledByPeople / mixed, 'spreads led by people').toBeGreaterThan(0.45);
  });
});
