import { readFileSync } from 'node:fs';
import hindi from '@smriti/shared/locales/hi.json';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fontFilePath, FONT_WEIGHTS } from './fonts';

/**
 * Documents use the Devanagari shaping of pdfkit, books that of HarfBuzz, which is the reference: both
 * must set the shop's words with the same glyphs at the same positions.
 */

interface Place {
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}
/** A document with its current font. */
const inside = z.custom<{
  _font: { font: { layout(text: string): { glyphs: { id: number }[]; positions: Place[] } } };
}>((value) => typeof value === 'object' && value !== null && '_font' in value);

const words = new Set(JSON.stringify(hindi).match(/[\u0900-\u097f\u200c\u200d]+/g));

it.each(FONT_WEIGHTS)(
  'shapes every Hindi word of the shop like HarfBuzz, in weight %i',
  (weight) => {
    const file = fontFilePath('hindi', weight);
    const { _font: used } = inside.parse(new PDFDocument().font(file));
    const harfbuzz = new Font(new Face(new Blob(readFileSync(file))));
    expect(words.size).toBeGreaterThan(500);
    for (const word of words) {
      const { glyphs, positions } = used.font.layout(word);
      const buffer = new Buffer();
      buffer.addText(word);
      buffer.guessSegmentProperties();
      shape(harfbuzz, buffer);
      const wanted = buffer.getGlyphPositions();
      expect(
        glyphs.map(({ id }) => id),
        word,
      ).toEqual(buffer.getGlyphInfos().map(({ codepoint }) => codepoint));
      const placesOf = (places: readonly Place[]) =>
        places.map(({ xAdvance, xOffset, yOffset }) =>
          [xAdvance, xOffset, yOffset].map(Math.round),
        );
      expect(placesOf(positions), word).toEqual(placesOf(wanted));
    }
  },
);
