import type { PhotoFacts } from '../photo-facts';
import type { Why } from '../scene';

/** A photo of an album as far as filling a book goes. */
export interface PhotoForBook {
  id: string;
  /** Of the upright picture, in pixels; null until they are known. */
  width: number | null;
  height: number | null;
  /** None for photos of earlier releases, and until the renditions are made. */
  facts: PhotoFacts | null;
  /** Its place in the photo area, from 1. */
  sequence: number;
}

/** A photo that the book would be better without, and why; it is placed all the same. */
export interface LeftOut {
  photo: string;
  why: Why;
}

/** A rectangle in mm from the top left of a spread's trim. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
