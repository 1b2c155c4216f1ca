import type { Book } from '@smriti/shared/book/scene';
import type { BookFinish } from '#domains/book/spread/finish.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import type { FillInput } from '../../book/fill-input';

export interface BookPanelProps {
  scene: Book;
  input: FillInput;
  photos: ShownPhotos;
  finish: BookFinish;
  /** Id of the edited spread. */
  shownId: string | null;
  onShow: (id: string) => void;
}
