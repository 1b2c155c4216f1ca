import { layOutMonthFace } from '@smriti/shared/book/calendar/month-face';
import type { Book } from '@smriti/shared/book/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { computeFaces } from './face';
import { lazyOrnamentDrawing } from './lazy-drawings';
import { PLAIN_FINISH } from './finish';
import type { ShownPhotos } from './shown-photo';
import { SpreadScene } from './SpreadScene';
import { lazyTextLayout } from './text/lazy-text-layout';

/**
 * SVG markup of a spread as on screen, including bleed, with its size in mm; for
 * tools/quality/print-check.
 */
export async function renderSpreadMarkup(book: Book, index: number, photos: ShownPhotos) {
  await Promise.all([lazyOrnamentDrawing.load(), lazyTextLayout.load()]);
  const face = computeFaces(book, layOutMonthFace).filter(({ isCover }) => !isCover)[index];
  if (!face) throw new RangeError(`there is no spread ${index}`);
  const { printed: view } = face;
  const markup = renderToStaticMarkup(
    <SpreadScene look={book.look} size="large" finish={PLAIN_FINISH} {...{ face, view, photos }} />,
  );
  return { markup, w: view.w, h: view.h };
}
