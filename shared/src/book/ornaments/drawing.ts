import type { OrnamentShape } from './shapes';

export interface OrnamentPage {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Distance that the print extends beyond each edge; 0 on a side that is not trimmed. */
  bleed: { left: number; right: number; top: number; bottom: number };
}

interface Colours {
  accent: string;
  ink: string;
  /** The accent colour, mixed half with the paper. */
  soft: string;
}

/** Draws the ornament of a page within `depth` mm of its edges. */
export type DrawOrnament = (page: OrnamentPage, depth: number, colours: Colours) => OrnamentShape[];
