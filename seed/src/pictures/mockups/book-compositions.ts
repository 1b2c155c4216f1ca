import type { Pen } from '../pen';
import { rollOf } from '../photo';
import { at, repeat } from '../shapes';
import { type Composition, corners, fittedCamera, light, props, stage, table } from './arrangement';
import { type BookSize, closedBook, openBook } from './book';
import { lying, standing } from './camera';
import { cloths, coverDesign } from './cover';
import { giftBox } from './gifts';
import { print } from './prints';
import { plant, vase } from './room';
import { sprig } from './surface';

function sizeOf(pen: Pen, isAlbum: boolean): BookSize {
  const [w, h] = pen.pick([
    [620, 620],
    [700, 540],
    [540, 700],
    [640, 560],
  ] as const);
  return { w, h, thickness: isAlbum ? pen.range(84, 112) : pen.range(44, 64) };
}

/** One closed book or album on a table. */
export const closedOnTable =
  (isAlbum: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const size = sizeOf(pen, isAlbum);
    const pitch = pen.range(44, 66);
    const camera = fittedCamera(
      pen.range(12, 32) * (pen.chance(0.6) ? 1 : -1),
      pitch,
      corners(0, 0, size.w, size.h, size.thickness),
      { x: w * 0.1, y: h * 0.19, w: w * 0.8, h: h * 0.62 },
    );
    return (
      table(pen, w, h) +
      props(pen, w, h, pitch, occasion) +
      closedBook(
        pen,
        camera,
        lying(0, 0),
        size,
        coverDesign(pen, isAlbum),
        rollOf(occasion, lead),
        { isAlbum },
      ) +
      light(pen, w, h)
    );
  };

/** An open spread on a table. */
export const spreadOnTable =
  (isAlbum: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const page = { w: pen.range(400, 480), h: pen.range(470, 600), thickness: isAlbum ? 40 : 22 };
    const pitch = pen.range(50, 78);
    const camera = fittedCamera(
      pen.range(6, 21) * (pen.chance(0.5) ? 1 : -1),
      pitch,
      corners(-page.w, 0, page.w * 2, page.h, page.thickness),
      { x: w * 0.045, y: h * 0.16, w: w * 0.91, h: h * 0.68 },
    );
    return (
      table(pen, w, h) +
      props(pen, w, h, pitch, occasion) +
      openBook(pen, camera, lying(0, 0), page, pen.pick(cloths), rollOf(occasion, lead)) +
      light(pen, w, h)
    );
  };

/** A stack of books, the finest on top. */
export const stack =
  (isAlbum: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 640, h: 600, thickness: isAlbum ? 92 : 62 };
    const pitch = pen.range(34, 48);
    const count = 3;
    const camera = fittedCamera(
      pen.range(18, 34) * (pen.chance(0.5) ? 1 : -1),
      pitch,
      corners(-20, -20, size.w + 40, size.h + 40, size.thickness * count),
      { x: w * 0.1, y: h * 0.2, w: w * 0.8, h: h * 0.64 },
    );
    const scenes = rollOf(occasion, lead);
    const pile = repeat(count, (index) =>
      closedBook(
        pen,
        camera,
        lying(pen.range(-18, 18), pen.range(-14, 14), size.thickness * index, pen.range(-7, 7)),
        size,
        coverDesign(pen, isAlbum),
        scenes,
        { ground: size.thickness * index, isAlbum },
      ),
    );
    return table(pen, w, h) + props(pen, w, h, pitch, occasion) + pile + light(pen, w, h);
  };

/** Books standing before a wall, one lying at their feet. */
export const standingPair =
  (isAlbum: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 520, h: 660, thickness: isAlbum ? 80 : 50 };
    const camera = fittedCamera(
      pen.range(12, 24),
      pen.range(13, 19),
      corners(20, -170, 760, 300, 640),
      { x: w * 0.08, y: h * 0.17, w: w * 0.84, h: h * 0.7 },
    );
    const scenes = rollOf(occasion, lead);
    const second = { w: 380, h: 300, thickness: isAlbum ? 80 : 46 };
    return (
      stage(pen, w, h, 0.66) +
      at([w * 0.86, h * 0.75, w / 900], pen.chance(0.5) ? vase(pen) : plant(pen)) +
      closedBook(pen, camera, standing(40, 90, 7, -4), size, coverDesign(pen, isAlbum), scenes, {
        isAlbum,
      }) +
      closedBook(pen, camera, lying(400, -250, 0, 9), second, coverDesign(pen, isAlbum), scenes, {
        isAlbum,
      }) +
      light(pen, w, h)
    );
  };

/** A book seen from straight above among prints. */
export const flatLay =
  (isAlbum: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const size = { w: 600, h: 600, thickness: isAlbum ? 70 : 40 };
    const scenes = rollOf(occasion, lead + 1);
    const camera = fittedCamera(
      pen.range(-14, 14),
      84,
      corners(0, 0, size.w, size.h, size.thickness),
      { x: w * 0.15, y: h * 0.24, w: w * 0.7, h: h * 0.54 },
    );
    const prints = (
      [
        [0.2, 0.17, -14],
        [0.8, 0.84, 10],
        [0.83, 0.16, 12],
      ] as const
    )
      .map(([x, y, turn]) => at([w * x, h * y, 1], print(pen, scenes(), w * 0.38, w * 0.3), turn))
      .join('');
    return (
      table(pen, w, h) +
      prints +
      props(pen, w, h, 84, occasion) +
      closedBook(
        pen,
        camera,
        lying(0, 0),
        size,
        coverDesign(pen, isAlbum),
        rollOf(occasion, lead),
        { isAlbum },
      ) +
      light(pen, w, h)
    );
  };

/** An album beside its gift box. */
export const withBox: Composition = (pen, w, h, { occasion, lead }) => {
  const size = { w: 640, h: 560, thickness: 96 };
  const tint = pen.pick(['#3a322d', '#e9ddca', '#7f2225', '#4f6664', '#c9a27a']);
  const camera = fittedCamera(
    -pen.range(14, 26),
    52,
    corners(0, 0, size.w, size.h, size.thickness),
    { x: w * 0.06, y: h * 0.4, w: w * 0.82, h: h * 0.5 },
  );
  return (
    table(pen, w, h) +
    at(
      [w * 0.66, h * 0.23, w / 1250],
      giftBox(pen, tint, pen.pick(['#d9b36a', '#9b2d30', '#efe3d0'])),
      pen.range(-12, 10),
    ) +
    closedBook(pen, camera, lying(0, 0), size, coverDesign(pen, true), rollOf(occasion, lead), {
      isAlbum: true,
    }) +
    at([w * 0.1, h * 0.34, w / 350], sprig(pen), 24) +
    light(pen, w, h)
  );
};
