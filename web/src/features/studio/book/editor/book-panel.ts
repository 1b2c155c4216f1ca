import type { Book } from '@smriti/shared/book/scene';
import type { Finish } from '../../../../domains/book/spread/finish';
import type { ShownPhotos } from '../../../../domains/book/spread/shown-photo';
import type { FillInput } from '../fill-input';

/** What every panel that changes the book as a whole works with. */
export interface BookPanelProps {
  scene: Book;
  input: FillInput;
  photos: ShownPhotos;
  finish: Finish;
  /** The spread under edit. */
  shownId: string | null;
  onShow: (id: string) => void;
}
