import type { BookFormat } from '../page';
import type { Book, BookStyle, Calendar, PhotoOrder, Spread, Tray } from '../scene';
import type { PhotoForBook } from './fill-types';

/** What a book is filled with. */
export interface FillTask {
  format: BookFormat;
  /** All of them are placed. */
  photos: readonly PhotoForBook[];
  style: BookStyle;
  /** 1 for the best book; each further one is another. */
  seed: number;
  order: PhotoOrder;
  /** For the cover; '' or none: no title. */
  title?: string;
  /** The spreads that are there, cover included: those that are locked stay, with their photos. */
  keep?: readonly Spread[];
  /**
   * Whether open spreads, too, stay as they are where they would show the same photos. Not after a
   * change of what the pages look like.
   */
  isAdapting?: boolean;
  extraPages?: number;
  tray?: Tray;
  pageNumbers?: boolean;
  /** What a calendar shows at its days. */
  calendar?: Calendar | null;
}

export interface Filled {
  book: Book;
}
