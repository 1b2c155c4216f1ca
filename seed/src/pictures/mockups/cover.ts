import { alpha, lighter, markup, mix, type Pen } from '../pen';
import { photo, type Scene } from '../photo';
import { circle, leafShape, path, rect, repeat, stroke } from '../shapes';

/** A small mark set where a title would stand: ornament only, no letters. Around the origin, 100 wide. */
export function ornament(pen: Pen, colour: string): string {
  const line = (d: string, width = 1.6): string => stroke(d, colour, width);
  const kind = pen.int(0, 4);
  if (kind === 0) return line('M-50 0H-12M12 0H50') + path('M0 -7L7 0L0 7L-7 0Z', colour);
  if (kind === 1)
    return (
      repeat(7, (index) =>
        [-1, 1]
          .map(
            (side) =>
              markup`<path d="${leafShape(13, 3.6)}" fill="${colour}" transform="translate(${side * (6 + index * 6)} ${Math.sin(index * 0.5) * -3}) rotate(${side * (index % 2 === 0 ? 48 : 122)})"/>`,
          )
          .join(''),
      ) +
      line('M-48 0Q0 -6 48 0', 1) +
      circle([0, -3, 3], colour)
    );
  if (kind === 2)
    return (
      repeat(
        8,
        (index) =>
          `<path d="${leafShape(15, 4.4)}" fill="${colour}" transform="rotate(${index * 45})"/>`,
      ) +
      circle([0, 0, 21], 'none', `stroke="${colour}" stroke-width="1.2"`) +
      repeat(16, (index) =>
        circle([Math.cos(index * 0.3927) * 25, Math.sin(index * 0.3927) * 25, 1.1], colour),
      )
    );
  if (kind === 3)
    return (
      line('M-50 -4H50M-34 4H34') + circle([-42, 4, 1.6], colour) + circle([42, 4, 1.6], colour)
    );
  return (
    line(
      'M0 -22C14 -22 20 -10 14 0C8 9 -6 6 -6 -3C-6 -9 2 -12 5 -6M0 -22C-18 -18 -22 4 -8 16C2 24 16 20 20 12',
      1.8,
    ) + circle([4, -3, 1.8], colour)
  );
}

/** The colours of book cloth and leather. */
export const cloths = [
  '#9b2d30',
  '#2f4a4a',
  '#31455f',
  '#c9a27a',
  '#e3d6c3',
  '#5f6b4a',
  '#7a4a5a',
  '#3a322d',
  '#b8744f',
  '#8f9ca0',
] as const;

/** Book cloth or leather over a face: base, sheen and a fine weave. */
export function binding(
  pen: Pen,
  colour: string,
  w: number,
  h: number,
  isLeather: boolean,
): string {
  const sheen = rect(
    [0, 0, w, h],
    pen.diagonal(alpha('#ffffff', 0.2), alpha('#ffffff', 0.02), alpha('#000000', 0.16)),
  );
  const step = isLeather ? 9 : 5;
  const dark = mix(colour, '#140a06', 0.4);
  const grain = isLeather
    ? `<circle cx="2.4" cy="2.6" r="1.5" fill="${dark}" opacity=".4"/><circle cx="6.6" cy="6" r="1.9" fill="${dark}" opacity=".32"/><circle cx="2" cy="7.6" r="1" fill="${lighter(colour, 0.4)}" opacity=".35"/>`
    : `<path d="M0 .8H5M0 3.3H5" stroke="${dark}" stroke-width=".9" opacity=".3"/><path d="M1.2 0V5M3.7 0V5" stroke="${lighter(colour, 0.5)}" stroke-width=".8" opacity=".3"/>`;
  const id = pen.define(
    (name) =>
      `<pattern id="${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse">${grain}</pattern>`,
  );
  return rect([0, 0, w, h], colour) + rect([0, 0, w, h], `url(#${id})`) + sheen;
}

/** What a cover shows. */
export type CoverDesign = {
  readonly colour: string;
  readonly isLeather: boolean;
  readonly layout: 'full' | 'panel' | 'window' | 'band' | 'quarter' | 'plain' | 'round' | 'pair';
};

/** A cover design by chance: photographs for books, cloth and foil for albums. */
export function coverDesign(pen: Pen, isAlbum: boolean): CoverDesign {
  return {
    colour: pen.pick(cloths),
    isLeather: isAlbum && pen.chance(0.6),
    layout: isAlbum
      ? pen.pick(['window', 'window', 'plain', 'round', 'pair'])
      : pen.pick(['full', 'full', 'panel', 'band', 'quarter', 'window']),
  };
}

function foilOn(colour: string): string {
  const brightness = Number.parseInt(colour.slice(3, 5), 16);
  return brightness > 150 ? '#8a5a2c' : '#ecd19a';
}

function inlay(pen: Pen, scene: Scene, x: number, y: number, w: number, h: number): string {
  return (
    rect([x - 5, y - 5, w + 10, h + 10], alpha('#000000', 0.28)) +
    rect([x - 1, y - 1, w + 8, h + 8], alpha('#ffffff', 0.25)) +
    photo(pen, scene, [x, y, w, h])
  );
}

/** The front of a book or album, w x h units. `scene` is the customer's photograph. */
export function coverArt(
  pen: Pen,
  design: CoverDesign,
  scenes: () => Scene,
  w: number,
  h: number,
): string {
  const cloth = binding(pen, design.colour, w, h, design.isLeather);
  const foil = foilOn(design.colour);
  const mark = (x: number, y: number, width: number, colour = foil): string =>
    markup`<g transform="translate(${x} ${y}) scale(${width / 100})">${ornament(pen, colour)}</g>`;
  const paper = '#fbf6ec';
  switch (design.layout) {
    case 'full':
      return (
        photo(pen, scenes(), [0, 0, w, h]) +
        (pen.chance(0.5)
          ? mark(w / 2, h * 0.12, w * 0.3, '#fffaf0')
          : rect(
              [w * 0.06, w * 0.06, w * 0.88, h - w * 0.12],
              'none',
              markup`stroke="#fffaf0" stroke-width="${w * 0.004}" opacity=".8"`,
            ))
      );
    case 'panel':
      return (
        rect([0, 0, w, h], paper) +
        photo(pen, scenes(), [w * 0.07, w * 0.07, w * 0.86, h * 0.68]) +
        mark(w / 2, h * 0.88, w * 0.36, design.colour)
      );
    case 'band':
      return (
        photo(pen, scenes(), [0, 0, w, h]) +
        rect([0, h * 0.66, w, h * 0.18], paper) +
        mark(w / 2, h * 0.75, w * 0.34, design.colour)
      );
    case 'quarter':
      return (
        photo(pen, scenes(), [w * 0.2, 0, w * 0.8, h]) +
        `<g ${pen.clip(rect([0, 0, w * 0.2, h], '#000'))}>${cloth}</g>` +
        rect([w * 0.2, 0, w * 0.012, h], alpha('#000000', 0.22)) +
        mark(w * 0.11, h * 0.5, w * 0.11)
      );
    case 'window':
      return (
        cloth +
        inlay(pen, scenes(), w * 0.22, h * 0.18, w * 0.56, h * 0.46) +
        mark(w / 2, h * 0.8, w * 0.34)
      );
    case 'pair':
      return (
        cloth +
        inlay(pen, scenes(), w * 0.16, h * 0.22, w * 0.31, h * 0.42) +
        inlay(pen, scenes(), w * 0.53, h * 0.22, w * 0.31, h * 0.42) +
        mark(w / 2, h * 0.8, w * 0.3)
      );
    case 'round': {
      const r = Math.min(w, h) * 0.27;
      return (
        cloth +
        circle([w / 2, h * 0.44, r + 6], alpha('#000000', 0.3)) +
        `<g ${pen.clip(circle([w / 2, h * 0.44, r], '#000'))}>${photo(pen, scenes(), [w / 2 - r, h * 0.44 - r, r * 2, r * 2])}</g>` +
        circle([w / 2, h * 0.44, r], 'none', `stroke="${foil}" stroke-width="4"`) +
        mark(w / 2, h * 0.84, w * 0.34)
      );
    }
    case 'plain':
      return (
        cloth +
        rect(
          [w * 0.07, w * 0.07, w * 0.86, h - w * 0.14],
          'none',
          `stroke="${foil}" stroke-width="3" opacity=".85"`,
        ) +
        rect(
          [w * 0.09, w * 0.09, w * 0.82, h - w * 0.18],
          'none',
          `stroke="${foil}" stroke-width="1.2" opacity=".7"`,
        ) +
        mark(w / 2, h / 2, w * 0.46)
      );
  }
}
