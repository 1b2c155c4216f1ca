import { layOutMonthFace } from '@smriti/shared/book/calendar/month-face';
import type { Book } from '@smriti/shared/book/scene';
import { renderToStaticMarkup } from 'react-dom/server';
import { facesOf } from './face';
import { ornamentDrawing } from './rare-drawings';
import { PLAIN } from './finish';
import type { ShownPhotos } from './shown-photo';
import { SpreadScene } from './SpreadScene';
import { textSetting } from './text/text-setting';

/**
 * SVG markup of a spread as on screen, including bleed, with its size in mm; for
 * tools/quality/print-check.
 */
export async function spreadMarkup(book: Book, index: number, photos: ShownPhotos) {
  await Promise.all([ornamentDrawing.load(), textSetting.load()]);
  const face = facesOf(book, layOutMonthFace).filter(({ isCover }) => !isCover)[index];
  if (!face) throw new RangeError(`there is no spread ${index}`);
  const { printed: view } = face;
  const markup = renderToStaticMarkup(
    <SpreadScene look={book.look} size="large" finish={PLAIN} {...{ face, view, photos }} />,
  );
  return { markup, w: view.w, h: view.h };
}
