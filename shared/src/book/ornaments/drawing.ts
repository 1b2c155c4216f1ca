import type { Ornament } from './shapes';

/** What an ornament is drawn from. */

export interface OrnamentPage {
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far the print goes on beyond the cut, and beyond a side that is not cut: not at all. */
  bleed: { left: number; right: number; top: number; bottom: number };
}

interface Colours {
  accent: string;
  ink: string;
  /** The accent, half of it. */
  soft: string;
}

/** An ornament of a page whose margin leaves it `depth` mm. */
export type Drawing = (page: OrnamentPage, depth: number, colours: Colours) => Ornament[];
