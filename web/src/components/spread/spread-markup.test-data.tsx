import type { Book } from '@smriti/shared/book/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { facesOf } from './face';
import { PLAIN } from './finish';
import type { ShownPhotos } from './shown-photo';
import { SpreadScene } from './SpreadScene';

/** A spread as the screen draws it, bleed and all, with its measures in mm: tools/print-check. */
export function spreadMarkup(book: Book, index: number, photos: ShownPhotos) {
  const face = facesOf(book).filter(({ isCover }) => !isCover)[index];
  if (!face) throw new RangeError(`there is no spread ${index}`);
  const { printed: view } = face;
  const markup = renderToStaticMarkup(
    <SpreadScene look={book.look} size="large" finish={PLAIN} {...{ face, view, photos }} />,
  );
  return { markup, w: view.w, h: view.h };
}
