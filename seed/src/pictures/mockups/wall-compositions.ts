import { lighter } from '../pen';
import { photo, rollOf } from '../photo';
import { at } from '../shapes';
import { type Composition, light, stage } from './arrangement';
import { wallCalendar } from './calendar';
import { framed, mouldings } from './frame';
import { canvas, plant, room, roomLight, vase, wallTints } from './room';
import { leafShadow, surface } from './surface';

type CanvasArrangement = 'wide' | 'tall' | 'pair' | 'triptych' | 'gallery';

/** Where canvases hang, in shares of the picture: left, top, width, height. */
const canvasPlaces: Record<
  CanvasArrangement,
  readonly (readonly [number, number, number, number])[]
> = {
  wide: [[0.14, 0.14, 0.72, 0.4]],
  tall: [[0.26, 0.06, 0.48, 0.53]],
  pair: [
    [0.1, 0.15, 0.37, 0.4],
    [0.53, 0.15, 0.37, 0.4],
  ],
  triptych: [
    [0.07, 0.16, 0.26, 0.38],
    [0.37, 0.16, 0.26, 0.38],
    [0.67, 0.16, 0.26, 0.38],
  ],
  gallery: [
    [0.09, 0.07, 0.46, 0.28],
    [0.59, 0.07, 0.31, 0.2],
    [0.59, 0.3, 0.31, 0.28],
    [0.09, 0.38, 0.21, 0.2],
    [0.34, 0.38, 0.21, 0.2],
  ],
};

/** Canvases over furniture: one wide, one tall, a pair, three in a row or a gallery. */
export const canvasWall =
  (kind: CanvasArrangement): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    const places = canvasPlaces[kind];
    if (kind !== 'triptych')
      return (
        room(pen, w, h) +
        places
          .map(([x, y, cw, ch]) => canvas(pen, scenes(), x * w, y * h, cw * w, ch * h))
          .join('') +
        roomLight(pen, w, h)
      );
    const scene = scenes();
    const seed = pen.int(1, 900);
    const parts = places
      .map(([x, y, cw, ch], index) =>
        canvas(
          pen,
          (_, pw, ph) =>
            `<g transform="translate(${-index * pw} 0)">${scene(pen.fork(seed), pw * 3, ph)}</g>`,
          x * w,
          y * h,
          cw * w,
          ch * h,
        ),
      )
      .join('');
    return room(pen, w, h) + parts + roomLight(pen, w, h);
  };

/** A canvas leaning on a sideboard or floor, close enough to see its edge. */
export const canvasLeaning: Composition = (pen, w, h, { occasion, lead }) => {
  const scenes = rollOf(occasion, lead);
  return (
    stage(pen, w, h, 0.78) +
    at([w * 0.1, h * 0.84, w / 620], plant(pen)) +
    canvas(pen, scenes(), w * 0.4, h * 0.13, w * 0.52, h * 0.52) +
    canvas(pen, scenes(), w * 0.15, h * 0.36, w * 0.56, h * 0.47) +
    at([w * 0.84, h * 0.86, w / 900], vase(pen)) +
    roomLight(pen, w, h)
  );
};

/** A wall calendar, alone over a console or beside its next month. */
export const wallCalendarOn =
  (count: 1 | 2): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    if (count === 1)
      return (
        surface(pen, 'plaster', w, h, pen.pick(wallTints)) +
        leafShadow(pen, w, h, 0.16) +
        wallCalendar(pen, w * 0.2, h * 0.12, w * 0.6, h * 0.76, scenes()) +
        light(pen, w, h)
      );
    return (
      surface(pen, 'plaster', w, h, pen.pick(wallTints)) +
      leafShadow(pen, w, h, 0.16) +
      wallCalendar(pen, w * 0.07, h * 0.13, w * 0.41, h * 0.5, scenes()) +
      wallCalendar(pen, w * 0.53, h * 0.34, w * 0.41, h * 0.5, scenes()) +
      at([w * 0.24, h * 1.02, w / 640], vase(pen)) +
      light(pen, w, h)
    );
  };

/** A framed photograph on a plain wall, square, for choosing a frame. */
export const frameOn =
  (index: number): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const tint = wallTints[index % wallTints.length] ?? wallTints[0];
    const moulding = mouldings[index % mouldings.length] ?? mouldings[0];
    return (
      surface(pen, 'plaster', w, h, lighter(tint, 0.12)) +
      leafShadow(pen, w, h, 0.07) +
      framed(pen, moulding, [w * 0.11, h * 0.11, w * 0.78, h * 0.76], (box) =>
        photo(pen, rollOf(occasion, lead)(), box),
      ) +
      roomLight(pen, w, h)
    );
  };
