import type { BookFormat } from '../page';
import type { Book, BookStyle, Calendar, PhotoOrder, Spread, Tray } from '../scene';
import type { PhotoForBook } from './fill-types';

export interface FillTask {
  format: BookFormat;
  /** Photos of the book, all of which are placed. */
  photos: readonly PhotoForBook[];
  style: BookStyle;
  /** Seed of the layouts: 1 for the best book; each further number gives a variant. */
  seed: number;
  order: PhotoOrder;
  /** Title on the cover; '' or undefined if none. */
  title?: string;
  /** Existing spreads, including the cover: locked ones stay, with their photos. */
  keep?: readonly Spread[];
  /**
   * Whether unlocked spreads also stay unchanged if their photos would be the same. Must be false after a
   * change of page size or style.
   */
  isAdapting?: boolean;
  extraPages?: number;
  tray?: Tray;
  pageNumbers?: boolean;
  /** Settings of a calendar; null for other books. */
  calendar?: Calendar | null;
}

export interface FilledBook {
  book: Book;
}
