import type { PhotoFacts } from '../photo-facts';
import type { LayoutReason } from '../scene';

/** The data of an album's photo that filling a book needs. */
export interface PhotoForBook {
  id: string;
  /** Measures of the upright picture, in pixels; null until known. */
  width: number | null;
  height: number | null;
  /** Image analysis; null for photos of earlier releases, and until the renditions exist. */
  facts: PhotoFacts | null;
  /** Position in the photo area, from 1. */
  sequence: number;
}

/** A photo suggested for removal from the book, and the reason; the photo is placed nevertheless. */
export interface RemovalSuggestion {
  photo: string;
  why: LayoutReason;
}

/** A rectangle in mm from the top left of a spread's trim. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
