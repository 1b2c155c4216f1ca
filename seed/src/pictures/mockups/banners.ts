import type { Pen } from '../pen';
import { createMotifSequence } from '../photo';
import { drawDiya } from '../motifs/festivals';
import { drawMarigold } from '../motifs/plants';
import { transformDrawing, repeatDrawing } from '../shapes';
import {
  boxCorners,
  drawFestiveTable,
  createFittedCamera,
  drawTableAgainstWall,
} from './arrangement';
import { drawClosedBook, drawOpenBook } from './book';
import { drawDeskCalendar } from './calendar';
import { lyingTransform, standingTransform } from './camera';
import type { CoverDesign } from './cover';
import { drawGiftBox, drawMug } from './gifts';
import { drawPrint } from './prints';
import { drawCanvas, drawRoom, drawRoomLight, drawVase } from './room';
import { drawTeaCup, drawLeafShadow, drawSprig, drawSurface, drawWindowLight } from './surface';

/** Draws a wide picture whose left half is plain, for text. */
type Banner = (pen: Pen, w: number, h: number) => string;

/** Marigolds scattered over a part of a picture, in shares of it. */
function marigolds(
  pen: Pen,
  [w, h]: readonly [w: number, h: number],
  count: number,
  [x0, x1, y0, y1]: readonly [number, number, number, number],
  sizes: readonly [number, number],
  colours: readonly string[],
): string {
  return repeatDrawing(count, () => {
    const [x, y] = [w * pen.range(x0, x1), h * pen.range(y0, y1)];
    return transformDrawing([x, y, pen.range(...sizes)], drawMarigold(pen, pen.pick(colours)));
  });
}

const PETALS = ['#f29a1c', '#f7bd2f'];

const weddingAlbums: Banner = (pen, w, h) => {
  const size = { w: 640, h: 520, thickness: 86 };
  const places = boxCorners(0, 0, size.w, size.h, size.thickness * 2);
  const camera = createFittedCamera(20, 44, places, [w * 0.5, h * 0.12, w * 0.44, h * 0.74]);
  const motifs = createMotifSequence('Wedding', 0);
  const linen: CoverDesign = { colour: '#e3d6c3', isLeather: false, layout: 'plain' };
  const leather: CoverDesign = { colour: '#9b2d30', isLeather: true, layout: 'window' };
  const ground = size.thickness;
  const above = lyingTransform(0, 0, ground, -4);
  return (
    drawSurface(pen, 'linen', w, h, '#e9dccb') +
    drawLeafShadow(pen, w, h, 0.14) +
    transformDrawing([w * 0.53, h * 1.0, 3.4], drawSprig(pen), 18) +
    drawClosedBook(pen, camera, lyingTransform(-14, 8, 0, 5), size, linen, motifs, {
      isAlbum: true,
    }) +
    drawClosedBook(pen, camera, above, size, leather, motifs, { ground, isAlbum: true }) +
    marigolds(pen, [w, h], 6, [0.88, 0.99, 0.74, 0.98], [3, 4.4], PETALS) +
    drawWindowLight(pen, w, h, 0.2)
  );
};

const galleryWall: Banner = (pen, w, h) => {
  const motifs = createMotifSequence('Family', 0);
  return (
    drawRoom(pen, w, h, 0.74) +
    drawCanvas(pen, motifs(), [w * 0.55, h * 0.07, w * 0.23, h * 0.48]) +
    drawCanvas(pen, motifs(), [w * 0.8, h * 0.07, w * 0.13, h * 0.22]) +
    drawCanvas(pen, motifs(), [w * 0.8, h * 0.33, w * 0.13, h * 0.22]) +
    drawRoomLight(pen, w, h)
  );
};

const travelSpread: Banner = (pen, w, h) => {
  const page = { w: 440, h: 470, thickness: 24 };
  const places = boxCorners(-page.w, 0, page.w * 2, page.h, page.thickness);
  const camera = createFittedCamera(-13, 60, places, [w * 0.42, h * 0.13, w * 0.55, h * 0.78]);
  const motifs = createMotifSequence('Travel', 4);
  return (
    drawSurface(pen, 'walnut', w, h) +
    transformDrawing([w * 0.93, h * 0.06, 1], drawPrint(pen, motifs(), 300, 230), 14) +
    drawOpenBook(pen, camera, lyingTransform(0, 0), page, '#31455f', motifs) +
    transformDrawing([w * 0.955, h * 0.9, 2.4], drawTeaCup(pen, 60)) +
    drawWindowLight(pen, w, h, 0.24)
  );
};

const festiveGift: Banner = (pen, w, h) => {
  const size = { w: 560, h: 560, thickness: 60 };
  const places = boxCorners(0, 0, size.w, size.h, size.thickness);
  const camera = createFittedCamera(-20, 52, places, [w * 0.44, h * 0.2, w * 0.32, h * 0.7]);
  const design: CoverDesign = { colour: '#c9a27a', isLeather: false, layout: 'full' };
  const oranges = [...PETALS, '#e0701a'];
  return (
    drawFestiveTable(pen, w, h, '#7a2a2c') +
    transformDrawing([w * 0.85, h * 0.3, 0.62], drawGiftBox(pen, '#efe3d0', '#c9923c'), 9) +
    drawClosedBook(
      pen,
      camera,
      lyingTransform(0, 0),
      size,
      design,
      createMotifSequence('Festivals', 1),
    ) +
    marigolds(pen, [w, h], 11, [0.72, 0.98, 0.72, 0.97], [2.6, 4], oranges) +
    transformDrawing([w * 0.8, h * 0.72, 2.2], drawDiya(pen)) +
    transformDrawing([w * 0.91, h * 0.82, 2.6], drawDiya(pen)) +
    transformDrawing([w * 0.47, h * 0.16, 1.8], drawDiya(pen))
  );
};

const dailyDesk: Banner = (pen, w, h) => {
  const desk = [w * 0.48, h * 0.2, w * 0.36, h * 0.66] as const;
  const camera = createFittedCamera(-16, 20, boxCorners(0, 0, 640, 380, 430), desk);
  const shelf = [w * 0.8, h * 0.12, w * 0.16, h * 0.62] as const;
  const bookCamera = createFittedCamera(14, 15, boxCorners(0, 0, 300, 200, 400), shelf);
  const size = { w: 300, h: 400, thickness: 36 };
  const design: CoverDesign = { colour: '#8f9ca0', isLeather: false, layout: 'full' };
  const motifs = createMotifSequence('Baby', 0);
  return (
    drawTableAgainstWall(pen, w, h, 0.62) +
    transformDrawing([w * 0.46, h * 0.68, 1.1], drawVase(pen)) +
    drawClosedBook(pen, bookCamera, standingTransform(0, 90, 7), size, design, motifs) +
    drawDeskCalendar(pen, camera, 640, 440, createMotifSequence('Travel', 0)()) +
    transformDrawing([w * 0.9, h * 0.79, 0.3], drawMug(pen, motifs)) +
    drawWindowLight(pen, w, h, 0.2)
  );
};

/** The five banners, in their order. */
export const bannerDrawings = [weddingAlbums, galleryWall, travelSpread, festiveGift, dailyDesk];
