import { lightenColour, type Pen } from '../pen';
import {
  type Occasion,
  drawPhoto,
  type MotifSequence,
  createMotifSequence,
  type DrawMotif,
} from '../photo';
import { transformDrawing, type Box, repeatDrawing } from '../shapes';
import {
  type DrawComposition,
  boxCorners,
  createFittedCamera,
  drawRandomWindowLight,
  drawTableProps,
  drawTableAgainstWall,
  drawTable,
} from './arrangement';
import { type BookSize, drawClosedBook, drawOpenBook } from './book';
import { drawDeskCalendar, drawWallCalendar } from './calendar';
import { lyingTransform, type ScenePoint, type ModelTransform, standingTransform } from './camera';
import { CLOTH_COLOURS, createCoverDesign } from './cover';
import { drawFramedPicture, mouldings } from './frame';
import { type DrawGift, drawGiftBox } from './gifts';
import {
  drawFannedPrints,
  drawPrintsOnStrings,
  drawPrint,
  drawTiedPrintStack,
  drawScatteredPrints,
} from './prints';
import { drawCanvas, drawPlant, drawRoom, drawRoomLight, drawVase, WALL_TINTS } from './room';
import { drawTeaCup, drawLeafShadow, drawSprig, drawSurface } from './surface';

/** Whether a product is bound like an album, with thick leaves, or like a book. */
type Bound = { readonly isAlbum: boolean };

/** Draws objects on a background, with window light over them. */
function inLight(pen: Pen, w: number, h: number, ground: string, things: string): string {
  return ground + things + drawRandomWindowLight(pen, w, h);
}

function cornersOf({ w, h, thickness }: BookSize): ScenePoint[] {
  return boxCorners(0, 0, w, h, thickness);
}

/** One closed book or album on a table. */
export const composeClosedBookOnTable =
  ({ isAlbum }: Bound): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const [bw, bh] = pen.pick([
      [620, 620],
      [700, 540],
      [540, 700],
      [640, 560],
    ] as const);
    const thickness = isAlbum ? pen.range(84, 112) : pen.range(44, 64);
    const size = { w: bw, h: bh, thickness };
    const pitch = pen.range(44, 66);
    const yaw = pen.range(12, 32) * (pen.chance(0.6) ? 1 : -1);
    const box = [w * 0.1, h * 0.19, w * 0.8, h * 0.62] as const;
    const camera = createFittedCamera(yaw, pitch, cornersOf(size), box);
    const ground = drawTable(pen, w, h) + drawTableProps(pen, w, h, pitch, occasion);
    const design = createCoverDesign(pen, isAlbum);
    const motifs = createMotifSequence(occasion, lead);
    return inLight(
      pen,
      w,
      h,
      ground,
      drawClosedBook(pen, camera, FLAT, size, design, motifs, { isAlbum }),
    );
  };

/** An open spread on a table. */
export const composeSpreadOnTable =
  ({ isAlbum }: Bound): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const page = { w: pen.range(400, 480), h: pen.range(470, 600), thickness: isAlbum ? 40 : 22 };
    const pitch = pen.range(50, 78);
    const yaw = pen.range(6, 21) * (pen.chance(0.5) ? 1 : -1);
    const places = boxCorners(-page.w, 0, page.w * 2, page.h, page.thickness);
    const box = [w * 0.045, h * 0.16, w * 0.91, h * 0.68] as const;
    const camera = createFittedCamera(yaw, pitch, places, box);
    const ground = drawTable(pen, w, h) + drawTableProps(pen, w, h, pitch, occasion);
    const motifs = createMotifSequence(occasion, lead);
    return inLight(
      pen,
      w,
      h,
      ground,
      drawOpenBook(pen, camera, FLAT, page, pen.pick(CLOTH_COLOURS), motifs),
    );
  };

/** A stack of three books, the finest on top. */
export const composeBookStack =
  ({ isAlbum }: Bound): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 640, h: 600, thickness: isAlbum ? 92 : 62 };
    const pitch = pen.range(34, 48);
    const yaw = pen.range(18, 34) * (pen.chance(0.5) ? 1 : -1);
    const places = boxCorners(-20, -20, size.w + 40, size.h + 40, size.thickness * 3);
    const box = [w * 0.1, h * 0.2, w * 0.8, h * 0.64] as const;
    const camera = createFittedCamera(yaw, pitch, places, box);
    const motifs = createMotifSequence(occasion, lead);
    const pile = repeatDrawing(3, (index) => {
      const ground = size.thickness * index;
      const place = lyingTransform(
        pen.range(-18, 18),
        pen.range(-14, 14),
        ground,
        pen.range(-7, 7),
      );
      const design = createCoverDesign(pen, isAlbum);
      return drawClosedBook(pen, camera, place, size, design, motifs, { ground, isAlbum });
    });
    return inLight(
      pen,
      w,
      h,
      drawTable(pen, w, h) + drawTableProps(pen, w, h, pitch, occasion),
      pile,
    );
  };

/** Books standing in front of a wall, with one lying in front of them. */
export const composeStandingBooks =
  ({ isAlbum }: Bound): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 520, h: 660, thickness: isAlbum ? 80 : 50 };
    const second = { w: 380, h: 300, thickness: isAlbum ? 80 : 46 };
    const places = boxCorners(20, -170, 760, 300, 640);
    const box = [w * 0.08, h * 0.17, w * 0.84, h * 0.7] as const;
    const camera = createFittedCamera(pen.range(12, 24), pen.range(13, 19), places, box);
    const motifs = createMotifSequence(occasion, lead);
    const book = (place: ModelTransform, bookSize: BookSize): string =>
      drawClosedBook(pen, camera, place, bookSize, createCoverDesign(pen, isAlbum), motifs, {
        isAlbum,
      });
    const ground = drawTableAgainstWall(pen, w, h, 0.66);
    const pot = transformDrawing(
      [w * 0.86, h * 0.75, w / 900],
      pen.chance(0.5) ? drawVase(pen) : drawPlant(pen),
    );
    const books =
      book(standingTransform(40, 90, 7, -4), size) + book(lyingTransform(400, -250, 0, 9), second);
    return inLight(pen, w, h, ground + pot, books);
  };

/** A book seen from straight above among prints. */
export const composeBookAmongPrints =
  ({ isAlbum }: Bound): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 600, h: 600, thickness: isAlbum ? 70 : 40 };
    const motifs = createMotifSequence(occasion, lead + 1);
    const box = [w * 0.15, h * 0.24, w * 0.7, h * 0.54] as const;
    const camera = createFittedCamera(pen.range(-14, 14), 84, cornersOf(size), box);
    const spots = [
      [0.2, 0.17, -14],
      [0.8, 0.84, 10],
      [0.83, 0.16, 12],
    ] as const;
    const prints = spots.map(([x, y, turn]) =>
      transformDrawing([w * x, h * y, 1], drawPrint(pen, motifs(), w * 0.38, w * 0.3), turn),
    );
    const ground = drawTable(pen, w, h) + prints.join('') + drawTableProps(pen, w, h, 84, occasion);
    const design = createCoverDesign(pen, isAlbum);
    const own = createMotifSequence(occasion, lead);
    return inLight(
      pen,
      w,
      h,
      ground,
      drawClosedBook(pen, camera, FLAT, size, design, own, { isAlbum }),
    );
  };

/** An album next to its gift box. */
export const drawAlbumWithGiftBox: DrawComposition = (pen, w, h, { occasion, lead }) => {
  const size = { w: 640, h: 560, thickness: 96 };
  const tint = pen.pick(['#3a322d', '#e9ddca', '#7f2225', '#4f6664', '#c9a27a']);
  const box = [w * 0.06, h * 0.4, w * 0.82, h * 0.5] as const;
  const camera = createFittedCamera(-pen.range(14, 26), 52, cornersOf(size), box);
  const ground = drawTable(pen, w, h);
  const gift = drawGiftBox(pen, tint, pen.pick(['#d9b36a', '#9b2d30', '#efe3d0']));
  const things =
    transformDrawing([w * 0.66, h * 0.23, w / 1250], gift, pen.range(-12, 10)) +
    drawClosedBook(
      pen,
      camera,
      FLAT,
      size,
      createCoverDesign(pen, true),
      createMotifSequence(occasion, lead),
      ALBUM,
    ) +
    transformDrawing([w * 0.1, h * 0.34, w / 350], drawSprig(pen), 24);
  return inLight(pen, w, h, ground, things);
};

/** A desk calendar on its easel. */
export const composeDeskCalendar =
  ({ isWide }: { isWide: boolean }): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const [cw, ch] = isWide ? [720, 500] : [520, 640];
    const box = [w * 0.09, h * 0.27, w * 0.82, h * 0.56] as const;
    const places = boxCorners(0, 0, cw, ch * 0.8, ch * 0.92);
    const camera = createFittedCamera(-pen.range(12, 26), pen.range(18, 26), places, box);
    const ground = drawTableAgainstWall(pen, w, h, 0.5);
    const pot = transformDrawing(
      [w * 0.16, h * 0.56, w / 760],
      pen.chance(0.5) ? drawPlant(pen) : drawVase(pen),
    );
    const calendar = drawDeskCalendar(pen, camera, cw, ch, createMotifSequence(occasion, lead)());
    const tea = transformDrawing([w * 0.83, h * 0.9, w / 430], drawTeaCup(pen, 30));
    return inLight(pen, w, h, ground, pot + calendar + tea);
  };

/** Ways to show prints: fanned, scattered, pegged up, tied in a stack or framed. */
const printArrangements = {
  fan: (pen, w, h, motifs) =>
    drawTable(pen, w, h) + drawFannedPrints(pen, motifs, [w * 0.5, h * 0.98, w * 0.54, h * 0.5], 5),
  scatter: (pen, w, h, motifs) =>
    drawTable(pen, w, h) + drawScatteredPrints(pen, motifs, w, h, false),
  instant: (pen, w, h, motifs) =>
    drawTable(pen, w, h) + drawScatteredPrints(pen, motifs, w, h, true),
  strings: (pen, w, h, motifs) =>
    drawSurface(pen, 'plaster', w, h, pen.pick(WALL_TINTS)) +
    drawPrintsOnStrings(pen, motifs, w, h, 2),
  stack: (pen, w, h, motifs, occasion) => {
    const ground = drawTable(pen, w, h) + drawTableProps(pen, w, h, 84, occasion);
    const prints = drawTiedPrintStack(pen, motifs(), w * 0.62, h * 0.56);
    return ground + transformDrawing([w / 2, h / 2, 1], prints, pen.range(-12, 12));
  },
  framed: (pen, w, h, motifs) => {
    const ground = drawTableAgainstWall(pen, w, h, 0.8);
    const box = [w * 0.12, h * 0.1, w * 0.76, h * 0.66] as const;
    const frame = drawFramedPicture(pen, pen.pick(mouldings), box, (view) =>
      drawPhoto(pen, motifs(), view),
    );
    return ground + frame + transformDrawing([w * 0.9, h * 0.9, w / 1000], drawVase(pen));
  },
} satisfies Record<
  string,
  (pen: Pen, w: number, h: number, motifs: MotifSequence, occasion: Occasion) => string
>;

export const composePrints =
  (kind: keyof typeof printArrangements): DrawComposition =>
  (pen, w, h, { occasion, lead }) =>
    printArrangements[kind](pen, w, h, createMotifSequence(occasion, lead), occasion) +
    drawRandomWindowLight(pen, w, h);

/** A small gift on a table or in front of a wall; with `isWrapped`, its box is next to it. */
export const composeGift =
  (gift: DrawGift, { stands = false, isWrapped = false } = {}): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const unit = Math.min(w, h * 0.8) / (isWrapped ? 1340 : 1180);
    const wrapping = (): string => {
      const tint = pen.pick(['#e9ddca', '#7f2225', '#4f6664', '#c9a27a']);
      const box = drawGiftBox(pen, tint, pen.pick(['#d9b36a', '#9b2d30', '#fbf3e4']));
      return transformDrawing([w * 0.66, h * 0.24, w / 1500], box, pen.range(-10, 10));
    };
    const box = isWrapped ? wrapping() : '';
    const isOnStage = stands && !isWrapped;
    const ground = isOnStage ? drawTableAgainstWall(pen, w, h, 0.7) : drawTable(pen, w, h);
    const x = isWrapped ? w * 0.44 : w / 2;
    const y = h * (isOnStage ? 0.53 : isWrapped ? 0.64 : 0.52);
    return inLight(
      pen,
      w,
      h,
      ground + box,
      transformDrawing([x, y, unit], gift(pen, createMotifSequence(occasion, lead))),
    );
  };

/** Places of canvases in shares of the picture: left, top, width, height. */
const canvasPlaces = {
  wide: [[0.14, 0.14, 0.72, 0.4]],
  tall: [[0.26, 0.06, 0.48, 0.53]],
  pair: [0.1, 0.53].map((x): Box => [x, 0.15, 0.37, 0.4]),
  triptych: [0.07, 0.37, 0.67].map((x): Box => [x, 0.16, 0.26, 0.38]),
  gallery: [
    [0.09, 0.07, 0.46, 0.28],
    [0.59, 0.07, 0.31, 0.2],
    [0.59, 0.3, 0.31, 0.28],
    [0.09, 0.38, 0.21, 0.2],
    [0.34, 0.38, 0.21, 0.2],
  ],
} as const satisfies Record<string, readonly Box[]>;

/** Canvases over furniture: one wide, one tall, a pair, three in a row or a gallery. */
export const composeCanvasWall =
  (kind: keyof typeof canvasPlaces): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const motifs = createMotifSequence(occasion, lead);
    const hang = (motif: DrawMotif, [x, y, cw, ch]: Box): string =>
      drawCanvas(pen, motif, [x * w, y * h, cw * w, ch * h]);
    const places: readonly Box[] = canvasPlaces[kind];
    if (kind !== 'triptych') {
      const wall = drawRoom(pen, w, h);
      return (
        wall + places.map((place) => hang(motifs(), place)).join('') + drawRoomLight(pen, w, h)
      );
    }
    const motif = motifs();
    const seed = pen.int(1, 900);
    const parts = places.map((place, index) =>
      hang(
        (_, pw, ph) =>
          `<g transform="translate(${-index * pw} 0)">${motif(pen.fork(seed), pw * 3, ph)}</g>`,
        place,
      ),
    );
    return drawRoom(pen, w, h) + parts.join('') + drawRoomLight(pen, w, h);
  };

/** A canvas leaning on a sideboard or floor, close enough to see its edge. */
export const drawLeaningCanvas: DrawComposition = (pen, w, h, { occasion, lead }) => {
  const motifs = createMotifSequence(occasion, lead);
  return (
    drawTableAgainstWall(pen, w, h, 0.78) +
    transformDrawing([w * 0.1, h * 0.84, w / 620], drawPlant(pen)) +
    drawCanvas(pen, motifs(), [w * 0.4, h * 0.13, w * 0.52, h * 0.52]) +
    drawCanvas(pen, motifs(), [w * 0.15, h * 0.36, w * 0.56, h * 0.47]) +
    transformDrawing([w * 0.84, h * 0.86, w / 900], drawVase(pen)) +
    drawRoomLight(pen, w, h)
  );
};

/** A wall calendar, alone above a console or next to its next month. */
export const composeWallCalendar =
  (count: 1 | 2): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const motifs = createMotifSequence(occasion, lead);
    const ground =
      drawSurface(pen, 'plaster', w, h, pen.pick(WALL_TINTS)) + drawLeafShadow(pen, w, h, 0.16);
    const calendars =
      count === 1
        ? drawWallCalendar(pen, [w * 0.2, h * 0.12, w * 0.6, h * 0.76], motifs())
        : drawWallCalendar(pen, [w * 0.07, h * 0.13, w * 0.41, h * 0.5], motifs()) +
          drawWallCalendar(pen, [w * 0.53, h * 0.34, w * 0.41, h * 0.5], motifs()) +
          transformDrawing([w * 0.24, h * 1.02, w / 640], drawVase(pen));
    return inLight(pen, w, h, ground, calendars);
  };

/** A framed photograph on a plain wall, square, for choosing a frame. */
export const composeFrame =
  (index: number): DrawComposition =>
  (pen, w, h, { occasion, lead }) => {
    const tint = WALL_TINTS[index % WALL_TINTS.length] ?? WALL_TINTS[0];
    const moulding = mouldings[index % mouldings.length] ?? mouldings[0];
    const wall =
      drawSurface(pen, 'plaster', w, h, lightenColour(tint, 0.12)) +
      drawLeafShadow(pen, w, h, 0.07);
    const box = [w * 0.11, h * 0.11, w * 0.78, h * 0.76] as const;
    const motif = createMotifSequence(occasion, lead)();
    const frame = drawFramedPicture(pen, moulding, box, (view) => drawPhoto(pen, motif, view));
    return wall + frame + drawRoomLight(pen, w, h);
  };

const FLAT = lyingTransform(0, 0);
const ALBUM = { isAlbum: true };
