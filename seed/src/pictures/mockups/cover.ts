import {
  blackWithOpacity,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import {
  type Box,
  circle,
  svgGroup,
  leafPath,
  boxOutline,
  path,
  rect,
  repeatDrawing,
  stroke,
  flatEndedStroke,
} from '../shapes';

/** An ornament in place of a title, without letters. Around the origin, 100 wide. */
export function drawOrnament(pen: Pen, colour: string): string {
  const line = (d: string, width = 1.6): string => stroke(d, colour, width);
  const kind = pen.int(0, 4);
  if (kind === 0) return line('M-50 0H-12M12 0H50') + path('M0 -7L7 0L0 7L-7 0Z', colour);
  if (kind === 1)
    return (
      repeatDrawing(7, (index) =>
        [-1, 1]
          .map(
            (side) =>
              markup`<path d="${leafPath(13, 3.6)}" fill="${colour}" transform="translate(${side * (6 + index * 6)} ${Math.sin(index * 0.5) * -3}) rotate(${side * (index % 2 === 0 ? 48 : 122)})"/>`,
          )
          .join(''),
      ) +
      line('M-48 0Q0 -6 48 0', 1) +
      circle([0, -3, 3], colour)
    );
  if (kind === 2)
    return (
      repeatDrawing(
        8,
        (index) =>
          `<path d="${leafPath(15, 4.4)}" fill="${colour}" transform="rotate(${index * 45})"/>`,
      ) +
      circle([0, 0, 21], 'none', `stroke="${colour}" stroke-width="1.2"`) +
      repeatDrawing(16, (index) =>
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
export const CLOTH_COLOURS = [
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

/** Book cloth or leather on a face: base colour, sheen and a fine weave. */
export function drawBinding(
  pen: Pen,
  colour: string,
  w: number,
  h: number,
  isLeather: boolean,
): string {
  const box = [0, 0, w, h] as const;
  const dark = mixColours(colour, '#140a06', 0.4);
  const grain = isLeather
    ? circle([2.4, 2.6, 1.5], dark, 'opacity=".4"') +
      circle([6.6, 6, 1.9], dark, 'opacity=".32"') +
      circle([2, 7.6, 1], lightenColour(colour, 0.4), 'opacity=".35"')
    : flatEndedStroke('M0 .8H5M0 3.3H5', dark, 0.9, 0.3) +
      flatEndedStroke('M1.2 0V5M3.7 0V5', lightenColour(colour, 0.5), 0.8, 0.3);
  const sheen = pen.diagonal(whiteWithOpacity(0.2), whiteWithOpacity(0.02), blackWithOpacity(0.16));
  return rect(box, colour) + rect(box, pen.pattern(isLeather ? 9 : 5, grain)) + rect(box, sheen);
}

/** Design of a cover. */
export type CoverDesign = {
  readonly colour: string;
  readonly isLeather: boolean;
  readonly layout: 'full' | 'panel' | 'window' | 'band' | 'quarter' | 'plain' | 'round' | 'pair';
};

/** A random cover design: photographs for books, cloth and foil for albums. */
export function createCoverDesign(pen: Pen, isAlbum: boolean): CoverDesign {
  return {
    colour: pen.pick(CLOTH_COLOURS),
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

function inlay(pen: Pen, motif: DrawMotif, [x, y, w, h]: Box): string {
  return (
    rect([x - 5, y - 5, w + 10, h + 10], blackWithOpacity(0.28)) +
    rect([x - 1, y - 1, w + 8, h + 8], whiteWithOpacity(0.25)) +
    drawPhoto(pen, motif, [x, y, w, h])
  );
}

/** The front of a book or album, w x h units. */
export function drawCoverFront(
  pen: Pen,
  { colour, isLeather, layout }: CoverDesign,
  motifs: () => DrawMotif,
  w: number,
  h: number,
): string {
  const cloth = drawBinding(pen, colour, w, h, isLeather);
  const foil = foilOn(colour);
  const mark = (x: number, y: number, width: number, ink = foil): string =>
    svgGroup(
      drawOrnament(pen, ink),
      markup`transform="translate(${x} ${y}) scale(${width / 100})"`,
    );
  const picture = (x: number, y: number, pw: number, ph: number): string =>
    drawPhoto(pen, motifs(), [x * w, y * h, pw * w, ph * h]);
  const window = (x: number, y: number, pw: number, ph: number): string =>
    inlay(pen, motifs(), [x * w, y * h, pw * w, ph * h]);
  const line = (inset: number, ink: string, width: number, opacity: number): string => {
    const box = [w * inset, w * inset, w * (1 - inset * 2), h - w * inset * 2] as const;
    return boxOutline(box, ink, width, `opacity="${opacity}"`);
  };
  switch (layout) {
    case 'full': {
      const art = picture(0, 0, 1, 1);
      const hasMark = pen.chance(0.5);
      return (
        art +
        (hasMark
          ? mark(w / 2, h * 0.12, w * 0.3, '#fffaf0')
          : line(0.06, '#fffaf0', w * 0.004, 0.8))
      );
    }
    case 'panel':
      return (
        rect([0, 0, w, h], PAPER) +
        drawPhoto(pen, motifs(), [w * 0.07, w * 0.07, w * 0.86, h * 0.68]) +
        mark(w / 2, h * 0.88, w * 0.36, colour)
      );
    case 'band':
      return (
        picture(0, 0, 1, 1) +
        rect([0, h * 0.66, w, h * 0.18], PAPER) +
        mark(w / 2, h * 0.75, w * 0.34, colour)
      );
    case 'quarter':
      return (
        picture(0.2, 0, 0.8, 1) +
        svgGroup(cloth, pen.clip(rect([0, 0, w * 0.2, h], '#000'))) +
        rect([w * 0.2, 0, w * 0.012, h], blackWithOpacity(0.22)) +
        mark(w * 0.11, h * 0.5, w * 0.11)
      );
    case 'window':
      return cloth + window(0.22, 0.18, 0.56, 0.46) + mark(w / 2, h * 0.8, w * 0.34);
    case 'pair':
      return (
        cloth +
        window(0.16, 0.22, 0.31, 0.42) +
        window(0.53, 0.22, 0.31, 0.42) +
        mark(w / 2, h * 0.8, w * 0.3)
      );
    case 'round': {
      const [x, y, r] = [w / 2, h * 0.44, Math.min(w, h) * 0.27];
      const portrait = drawPhoto(pen, motifs(), [x - r, y - r, r * 2, r * 2]);
      return (
        cloth +
        circle([x, y, r + 6], blackWithOpacity(0.3)) +
        svgGroup(portrait, pen.clip(circle([x, y, r], '#000'))) +
        circle([x, y, r], 'none', `stroke="${foil}" stroke-width="4"`) +
        mark(x, h * 0.84, w * 0.34)
      );
    }
    case 'plain':
      return (
        cloth +
        line(0.07, foil, 3, 0.85) +
        line(0.09, foil, 1.2, 0.7) +
        mark(w / 2, h / 2, w * 0.46)
      );
  }
}

const PAPER = '#fbf6ec';
