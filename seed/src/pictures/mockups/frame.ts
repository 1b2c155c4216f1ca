import { placePath } from '../curves';
import { drawSoftShadow } from '../light';
import {
  pathData,
  darkenColour,
  lightenColour,
  mixColours,
  type Pen,
  shadowColour,
  whiteWithOpacity,
} from '../pen';
import {
  transformDrawing,
  type Box,
  circle,
  clipToOutline,
  boxOutline,
  path,
  rect,
  repeatDrawing,
} from '../shapes';

/** A moulding: colours across its width from the outside in, and its carving. */
type Moulding = {
  readonly width: number;
  /** Bands from the outer edge to the inner one: shares of the width, and colours. */
  readonly shares: readonly number[];
  readonly colours: readonly string[];
  readonly carving?: 'beads' | 'grain' | 'leaves' | 'inlay';
  /** The mat between moulding and photograph. */
  readonly mat: readonly [width: number, colour: string];
};

/** The shop's eight mouldings; widths in thousandths of the frame. */
export const mouldings: readonly [Moulding, ...Moulding[]] = [
  {
    width: 34,
    shares: [0.2, 0.6, 0.2],
    colours: ['#37332f', '#1f1c1a', '#4a4540'],
    mat: [110, '#fbf8f2'],
  },
  {
    width: 62,
    shares: [0.25, 0.5, 0.25],
    colours: ['#d9b382', '#c79a66', '#a87c4c'],
    carving: 'grain',
    mat: [80, '#fdfaf4'],
  },
  {
    width: 104,
    shares: [0.12, 0.3, 0.4, 0.18],
    colours: ['#dcd6cc', '#fbf9f5', '#efebe3', '#d6cfc3'],
    mat: [44, '#f3ede2'],
  },
  {
    width: 122,
    shares: [0.14, 0.2, 0.36, 0.16, 0.14],
    colours: ['#8a6424', '#e3c067', '#b98c36', '#f3dc94', '#7a5519'],
    carving: 'leaves',
    mat: [30, '#f6ecd8'],
  },
  {
    width: 92,
    shares: [0.3, 0.42, 0.12, 0.16],
    colours: ['#5a3a25', '#754c30', '#d9b36a', '#442a1a'],
    carving: 'grain',
    mat: [56, '#f4ece0'],
  },
  {
    width: 84,
    shares: [0.2, 0.5, 0.3],
    colours: ['#3a4a48', '#4f6664', '#2f3d3b'],
    carving: 'beads',
    mat: [70, '#faf5ea'],
  },
  {
    width: 22,
    shares: [0.4, 0.6],
    colours: ['#e9cf8c', '#b08a3c'],
    mat: [150, '#fffdf8'],
  },
  {
    width: 98,
    shares: [0.12, 0.56, 0.14, 0.18],
    colours: ['#c9a24a', '#7f2225', '#e3c067', '#5a1518'],
    carving: 'inlay',
    mat: [48, '#f6ead6'],
  },
];

/** One mark of a carving at x, in a moulding of the given width. */
function carvedMark(carving: 'beads' | 'inlay' | 'leaves', x: number, width: number, step: number) {
  const middle = width * 0.5;
  switch (carving) {
    case 'beads':
      return (
        circle([x, width * 0.86, width * 0.07], '#c9d3cd') +
        circle([x - width * 0.02, width * 0.84, width * 0.025], '#ffffff')
      );
    case 'inlay': {
      const lozenge = placePath('l.12 .12l-.12 .12l-.12 -.12Z', 0, 0, width);
      return (
        path(pathData`M${x} ${middle - width * 0.16}${lozenge}`, '#e3c067') +
        circle([x + step / 2, middle - width * 0.04, width * 0.025], '#e3c067')
      );
    }
    case 'leaves': {
      const leaf = placePath('q-.2 -.12 0 -.3q.2 .18 0 .3Z', 0, 0, width);
      return (
        path(pathData`M${x} ${middle + width * 0.14}${leaf}`, '#f6e3a4', 'opacity=".85"') +
        circle([x + step / 2, middle, width * 0.045], '#6f4c14', 'opacity=".7"')
      );
    }
  }
}

function carvedMarks(pen: Pen, { carving, colours }: Moulding, length: number, width: number) {
  if (carving === undefined) return '';
  if (carving === 'grain') {
    const dark = darkenColour(colours[1] ?? '#000000', 0.5);
    return repeatDrawing(9, (index) => {
      const start = pathData`M${width} ${width * (0.1 + index * 0.09)}`;
      const line = pathData`q${length * 0.2} ${pen.range(-4, 4)} ${length * 0.45} 0t${length * 0.35} 0`;
      return path(start + line, 'none', `stroke="${dark}" stroke-width="1.3" opacity=".4"`);
    });
  }
  const step = width * { beads: 0.26, inlay: 0.5, leaves: 0.42 }[carving];
  return repeatDrawing(Math.floor((length - width * 2) / step), (index) =>
    carvedMark(carving, width + step * (index + 0.5), width, step),
  );
}

/** One mitred side of a frame, drawn as the top side; the other sides are rotations of it. */
function bar(pen: Pen, moulding: Moulding, length: number, width: number, shade: number): string {
  let offset = 0;
  const bands = moulding.colours.map((colour, index) => {
    const from = offset;
    offset += (moulding.shares[index] ?? 0) * width;
    const tone = shade < 0 ? lightenColour(colour, -shade) : darkenColour(colour, shade);
    const band = pathData`M${from} ${from}H${length - from}L${length - offset} ${offset}H${offset}Z`;
    return path(band, pen.linear(lightenColour(tone, 0.2), tone, darkenColour(tone, 0.16)));
  });
  const marks = carvedMarks(pen, moulding, length, width);
  const outline = pathData`M0 0H${length}L${length - width} ${width}H${width}Z`;
  return clipToOutline(pen, outline, bands.join('') + marks);
}

function inset([x, y, w, h]: Box, by: number): Box {
  return [x + by, y + by, w - by * 2, h - by * 2];
}

/** A frame with a mat around a picture; `inside` draws the picture in the box it is given. */
export function drawFramedPicture(
  pen: Pen,
  moulding: Moulding,
  box: Box,
  inside: (box: Box) => string,
): string {
  const [x, y, w, h] = box;
  const unit = Math.min(w, h) / 1000;
  const width = moulding.width * unit;
  const [mat, matColour] = moulding.mat;
  const inner = inset(box, width);
  const [left, top, innerWidth, innerHeight] = inner;
  const view = inset(inner, mat * unit);
  const matEdge = mixColours(matColour, '#8a7a66', 0.35);
  const side = (px: number, py: number, turn: number, length: number, shade: number): string =>
    transformDrawing([px, py, 1], bar(pen, moulding, length, width, shade), turn);
  const gleam = pathData`h${innerWidth * 0.5}l${-innerWidth * 0.28} ${innerHeight}h${-innerWidth * 0.22}Z`;
  return (
    drawSoftShadow([x + 10 * unit, y + 26 * unit, w + 8 * unit, h + 12 * unit], 40 * unit, 0.36) +
    drawSoftShadow([x + 2, y + 6 * unit, w, h], 9 * unit, 0.36) +
    rect(inner, matColour) +
    inside(view) +
    boxOutline(inset(view, -3 * unit), matEdge, 6 * unit, 'opacity=".8"') +
    rect([left, top, innerWidth, 26 * unit], pen.linear(shadowColour(0.34), shadowColour(0))) +
    rect([left, top, 20 * unit, innerHeight], pen.across(shadowColour(0.26), shadowColour(0))) +
    side(x, y, 0, w, -0.08) +
    side(x + w, y, 90, h, 0.16) +
    side(x + w, y + h, 180, w, 0.2) +
    side(x, y + h, 270, h, 0.04) +
    path(pathData`M${left} ${top}${gleam}`, whiteWithOpacity(0.07))
  );
}
