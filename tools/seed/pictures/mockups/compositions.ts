import { darker, lighter, alpha, mix } from '../colour';
import type { Pen } from '../pen';
import { photo, rollOf, type Occasion } from '../photo';
import { marigold } from '../scenes/plants';
import { diya } from '../scenes/still-life';
import { at, rect, repeat } from '../shapes';
import { closedBook, openBook, type BookSize } from './book';
import { deskCalendar, wallCalendar } from './calendar';
import { createCamera, lying, standing, type Camera, type Place } from './camera';
import { cloths, coverDesign } from './cover';
import { framed, mouldings } from './frame';
import { giftBox, type Gift } from './gifts';
import { fan, onStrings, print, ribbonStack, scatter } from './prints';
import { canvas, plant, room, roomLight, vase, wallTints } from './room';
import { cup, leafShadow, sprig, surface, windowLight, type Material } from './surface';

/** What a composition is about: the occasion of its photographs and which of them leads. */
export type Subject = { readonly occasion: Occasion; readonly lead: number };

/** A whole picture of one product. */
export type Composition = (pen: Pen, w: number, h: number, subject: Subject) => string;

/** Where an arrangement should come to lie, in pixels of the picture. */
export type Fit = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** A camera that shows the given places just filling a box. */
export function fittedCamera(
  yaw: number,
  pitch: number,
  places: readonly Place[],
  fit: Fit,
): Camera {
  const probe = createCamera({ yaw, pitch, scale: 1, x: 0, y: 0 });
  const seen = places.map((place) => probe.project(place));
  const xs = seen.map(([x]) => x);
  const ys = seen.map(([, y]) => y);
  const [left, right, top, low] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const scale = Math.min(fit.w / (right - left), fit.h / (low - top));
  return createCamera({
    yaw,
    pitch,
    scale,
    x: fit.x + fit.w / 2 - ((left + right) / 2) * scale,
    y: fit.y + fit.h / 2 - ((top + low) / 2) * scale,
  });
}

/** The corners of a box from the table up. */
export function corners(x: number, y: number, w: number, d: number, t: number): Place[] {
  return [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => [0, 1].map((k): Place => [x + w * i, y + d * j, t * k])),
  );
}

const tables: readonly [Material, ...Material[]] = [
  'oak',
  'linen',
  'walnut',
  'marble',
  'plaster',
  'slate',
  'pine',
  'terracotta',
];

function table(pen: Pen, w: number, h: number): string {
  return surface(pen, pen.pick(tables), w, h) + (pen.chance(0.5) ? leafShadow(pen, w, h) : '');
}

function light(pen: Pen, w: number, h: number): string {
  return pen.chance(0.7) ? windowLight(pen, w, h, pen.range(0.16, 0.3)) : '';
}

/** A wall with a table before it, for things that stand; the table begins at `edge` of the height. */
export function stage(pen: Pen, w: number, h: number, edge: number): string {
  const tint = pen.pick(wallTints);
  const top = pen.pick<Material>(['oak', 'walnut', 'pine', 'marble', 'linen']);
  return (
    surface(pen, 'plaster', w, h, tint) +
    leafShadow(pen, w, h * edge, 0.13) +
    `<g transform="translate(0 ${h * edge})" ${pen.clip(rect(0, 0, w, h * (1 - edge), '#000'))}>${surface(pen, top, w, h * (1 - edge) + 2)}${rect(0, 0, w, 5, alpha('#ffffff', 0.4))}${rect(0, 0, w, h * 0.05, pen.linear([alpha('#1f120a', 0.3), alpha('#1f120a', 0)]))}</g>`
  );
}

/** Small things that make a table a home's: a sprig, a cup, petals or lamps. */
function props(pen: Pen, w: number, h: number, pitch: number, occasion: Occasion): string {
  const corner = (x: number, y: number): readonly [number, number] => [
    w * (x + pen.range(-0.02, 0.02)),
    h * (y + pen.range(-0.02, 0.02)),
  ];
  const [ax, ay] = corner(0.14, 0.9);
  const [bx, by] = corner(0.87, 0.11);
  const unit = w / 1200;
  if (occasion === 'Festivals' || (occasion === 'Wedding' && pen.chance(0.6))) {
    const heads = repeat(pen.int(4, 7), () =>
      at(
        ax + pen.range(-90, 110) * unit,
        ay + pen.range(-50, 80) * unit,
        unit * pen.range(3, 4.6),
        marigold(pen, pen.pick(['#f29a1c', '#f7bd2f', '#e0701a'])),
      ),
    );
    return (
      heads +
      at(bx, by, unit * 2.3, diya(pen)) +
      at(bx - 190 * unit, by - 30 * unit, unit * 1.7, diya(pen))
    );
  }
  return (
    at(ax - 40 * unit, ay + 60 * unit, unit * pen.range(3, 3.8), sprig(pen), pen.range(20, 70)) +
    (pen.chance(0.6)
      ? at(bx, by + 40 * unit, unit * 3, cup(pen, pitch))
      : at(bx + 30 * unit, by + 30 * unit, unit * 3.4, sprig(pen), pen.range(200, 250)))
  );
}

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
      at(w * 0.86, h * 0.75, w / 900, pen.chance(0.5) ? vase(pen) : plant(pen)) +
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
      .map(([x, y, turn]) => at(w * x, h * y, 1, print(pen, scenes(), w * 0.38, w * 0.3), turn))
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
      w * 0.66,
      h * 0.23,
      w / 1250,
      giftBox(pen, tint, pen.pick(['#d9b36a', '#9b2d30', '#efe3d0'])),
      pen.range(-12, 10),
    ) +
    closedBook(pen, camera, lying(0, 0), size, coverDesign(pen, true), rollOf(occasion, lead), {
      isAlbum: true,
    }) +
    at(w * 0.1, h * 0.34, w / 350, sprig(pen), 24) +
    light(pen, w, h)
  );
};

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
    at(w * 0.1, h * 0.84, w / 620, plant(pen)) +
    canvas(pen, scenes(), w * 0.4, h * 0.13, w * 0.52, h * 0.52) +
    canvas(pen, scenes(), w * 0.15, h * 0.36, w * 0.56, h * 0.47) +
    at(w * 0.84, h * 0.86, w / 900, vase(pen)) +
    roomLight(pen, w, h)
  );
};

/** A desk calendar on its easel. */
export const deskCalendarOn =
  (isWide: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const [cw, ch] = isWide ? [720, 500] : [520, 640];
    const yaw = -pen.range(12, 26);
    const camera = fittedCamera(yaw, pen.range(18, 26), corners(0, 0, cw, ch * 0.8, ch * 0.92), {
      x: w * 0.09,
      y: h * 0.27,
      w: w * 0.82,
      h: h * 0.56,
    });
    return (
      stage(pen, w, h, 0.5) +
      at(w * 0.16, h * 0.56, w / 760, pen.chance(0.5) ? plant(pen) : vase(pen)) +
      deskCalendar(pen, camera, 0, 0, cw, ch, rollOf(occasion, lead)()) +
      at(w * 0.83, h * 0.9, w / 430, cup(pen, 30)) +
      light(pen, w, h)
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
      at(w * 0.24, h * 1.02, w / 640, vase(pen)) +
      light(pen, w, h)
    );
  };

/** Prints: fanned, scattered, pegged up or tied in a stack. */
export const printsOn =
  (kind: 'fan' | 'scatter' | 'instant' | 'strings' | 'stack' | 'framed'): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    if (kind === 'fan')
      return (
        table(pen, w, h) +
        fan(pen, scenes, w * 0.5, h * 0.98, w * 0.54, h * 0.5, 5) +
        light(pen, w, h)
      );
    if (kind === 'scatter' || kind === 'instant')
      return table(pen, w, h) + scatter(pen, scenes, w, h, kind === 'instant') + light(pen, w, h);
    if (kind === 'strings')
      return (
        surface(pen, 'plaster', w, h, pen.pick(wallTints)) +
        onStrings(pen, scenes, w, h, 2) +
        light(pen, w, h)
      );
    if (kind === 'stack')
      return (
        table(pen, w, h) +
        props(pen, w, h, 84, occasion) +
        at(w / 2, h / 2, 1, ribbonStack(pen, scenes(), w * 0.62, h * 0.56), pen.range(-12, 12)) +
        light(pen, w, h)
      );
    return (
      stage(pen, w, h, 0.8) +
      framed(pen, pen.pick(mouldings), [w * 0.12, h * 0.1, w * 0.76, h * 0.66], (box) =>
        photo(pen, scenes(), box),
      ) +
      at(w * 0.9, h * 0.9, w / 1000, vase(pen)) +
      light(pen, w, h)
    );
  };

/** A small gift on a table, or standing before a wall; with `isWrapped` its box stands by. */
export const giftOn =
  (gift: Gift, stands: boolean, isWrapped: boolean): Composition =>
  (pen, w, h, { occasion, lead }) => {
    const scenes = rollOf(occasion, lead);
    const unit = Math.min(w, h * 0.8) / (isWrapped ? 1340 : 1180);
    const box = isWrapped
      ? at(
          w * 0.66,
          h * 0.24,
          w / 1500,
          giftBox(
            pen,
            pen.pick(['#e9ddca', '#7f2225', '#4f6664', '#c9a27a']),
            pen.pick(['#d9b36a', '#9b2d30', '#fbf3e4']),
          ),
          pen.range(-10, 10),
        )
      : '';
    const ground = stands && !isWrapped ? stage(pen, w, h, 0.7) : table(pen, w, h);
    const y = stands && !isWrapped ? h * 0.53 : isWrapped ? h * 0.64 : h * 0.52;
    return (
      ground + box + at(isWrapped ? w * 0.44 : w / 2, y, unit, gift(pen, scenes)) + light(pen, w, h)
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

/** The deep, quiet ground of a festive table. */
export function festiveTable(pen: Pen, w: number, h: number, tint: string): string {
  return (
    surface(pen, 'linen', w, h, tint) +
    rect(
      0,
      0,
      w,
      h,
      pen.radial(
        [
          [0.3, alpha(darker(tint, 0.5), 0)],
          [1, alpha(mix(tint, '#000000', 0.6), 0.55)],
        ],
        [0.6, 0.5, 0.8],
      ),
    )
  );
}
