import { MAX_FACES } from './photo-facts';

/** The bounds of a person's face in an upright photo, in fractions of its width and height. */
export interface PersonFace {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LEVELS = 255;

const toHex = (fraction: number) =>
  Math.round(Math.min(1, Math.max(0, fraction)) * LEVELS)
    .toString(16)
    .padStart(2, '0');

/** Encodes the `most` largest faces as text, largest first, with four bytes for each. */
export function packFaces(faces: readonly PersonFace[], most = MAX_FACES): string {
  return faces
    .toSorted((one, other) => other.w * other.h - one.w * one.h)
    .slice(0, most)
    .map(({ x, y, w, h }) => [x, y, w, h].map(toHex).join(''))
    .join('');
}

/** Decodes packed faces, largest first. */
export function unpackFaces(text: string): PersonFace[] {
  return Array.from({ length: text.length / 8 }, (_, face) => {
    const value = (at: number) => {
      const from = face * 8 + at * 2;
      return parseInt(text.slice(from, from + 2), 16) / LEVELS;
    };
    return { x: value(0), y: value(1), w: value(2), h: value(3) };
  });
}
