import { softRect } from '../light';
import { alpha, d, darker, lighter, markup, mix, type Pen } from '../pen';
import { circle, path, rect, repeat } from '../shapes';

/** A moulding: colours across its width from the outside in, and what is carved on it. */
type Moulding = {
  readonly width: number;
  /** Bands from the outer edge to the inner one: share of the width and colour. */
  readonly bands: readonly (readonly [share: number, colour: string])[];
  readonly carving?: 'beads' | 'grain' | 'leaves' | 'inlay';
  /** Width of the mat between moulding and photograph, and its colour. */
  readonly mat: number;
  readonly matColour: string;
};

/** The shop's eight mouldings; widths in thousandths of the frame. */
export const mouldings: readonly [Moulding, ...Moulding[]] = [
  {
    width: 34,
    bands: [
      [0.2, '#37332f'],
      [0.6, '#1f1c1a'],
      [0.2, '#4a4540'],
    ],
    mat: 110,
    matColour: '#fbf8f2',
  },
  {
    width: 62,
    bands: [
      [0.25, '#d9b382'],
      [0.5, '#c79a66'],
      [0.25, '#a87c4c'],
    ],
    carving: 'grain',
    mat: 80,
    matColour: '#fdfaf4',
  },
  {
    width: 104,
    bands: [
      [0.12, '#dcd6cc'],
      [0.3, '#fbf9f5'],
      [0.4, '#efebe3'],
      [0.18, '#d6cfc3'],
    ],
    mat: 44,
    matColour: '#f3ede2',
  },
  {
    width: 122,
    bands: [
      [0.14, '#8a6424'],
      [0.2, '#e3c067'],
      [0.36, '#b98c36'],
      [0.16, '#f3dc94'],
      [0.14, '#7a5519'],
    ],
    carving: 'leaves',
    mat: 30,
    matColour: '#f6ecd8',
  },
  {
    width: 92,
    bands: [
      [0.3, '#5a3a25'],
      [0.42, '#754c30'],
      [0.12, '#d9b36a'],
      [0.16, '#442a1a'],
    ],
    carving: 'grain',
    mat: 56,
    matColour: '#f4ece0',
  },
  {
    width: 84,
    bands: [
      [0.2, '#3a4a48'],
      [0.5, '#4f6664'],
      [0.3, '#2f3d3b'],
    ],
    carving: 'beads',
    mat: 70,
    matColour: '#faf5ea',
  },
  {
    width: 22,
    bands: [
      [0.4, '#e9cf8c'],
      [0.6, '#b08a3c'],
    ],
    mat: 150,
    matColour: '#fffdf8',
  },
  {
    width: 98,
    bands: [
      [0.12, '#c9a24a'],
      [0.56, '#7f2225'],
      [0.14, '#e3c067'],
      [0.18, '#5a1518'],
    ],
    carving: 'inlay',
    mat: 48,
    matColour: '#f6ead6',
  },
];

/** One mitred side of a frame as a trapezoid, drawn along the top; the others are this one turned. */
function bar(pen: Pen, moulding: Moulding, length: number, width: number, shade: number): string {
  let offset = 0;
  const bands = moulding.bands.map(([share, colour]) => {
    const from = offset;
    offset += share * width;
    const tone = shade < 0 ? lighter(colour, -shade) : darker(colour, shade);
    return path(
      d`M${from} ${from}H${length - from}L${length - offset} ${offset}H${offset}Z`,
      pen.linear(lighter(tone, 0.2), tone, darker(tone, 0.16)),
    );
  });
  const middle = width * 0.5;
  const carving = moulding.carving;
  const step = width * (carving === 'leaves' ? 0.42 : carving === 'inlay' ? 0.5 : 0.26);
  const count = Math.floor((length - width * 2) / step);
  const marks =
    carving === undefined
      ? ''
      : carving === 'grain'
        ? repeat(9, (index) =>
            path(
              d`M${width} ${width * (0.1 + index * 0.09)}q${length * 0.2} ${pen.range(-4, 4)} ${length * 0.45} 0t${length * 0.35} 0`,
              'none',
              `stroke="${darker(moulding.bands[1]?.[1] ?? '#000000', 0.5)}" stroke-width="1.3" opacity=".4"`,
            ),
          )
        : repeat(count, (index) => {
            const x = width + step * (index + 0.5);
            if (carving === 'beads')
              return (
                circle([x, width * 0.86, width * 0.07], '#c9d3cd') +
                circle([x - width * 0.02, width * 0.84, width * 0.025], '#ffffff')
              );
            if (carving === 'inlay')
              return (
                path(
                  d`M${x} ${middle - width * 0.16}l${width * 0.12} ${width * 0.12}l${-width * 0.12} ${width * 0.12}l${-width * 0.12} ${-width * 0.12}Z`,
                  '#e3c067',
                ) + circle([x + step / 2, middle - width * 0.04, width * 0.025], '#e3c067')
              );
            return (
              path(
                d`M${x} ${middle + width * 0.14}q${-width * 0.2} ${-width * 0.12} 0 ${-width * 0.3}q${width * 0.2} ${width * 0.18} 0 ${width * 0.3}Z`,
                '#f6e3a4',
                'opacity=".85"',
              ) + circle([x + step / 2, middle, width * 0.045], '#6f4c14', 'opacity=".7"')
            );
          });
  const outline = markup`<path d="M0 0H${length}L${length - width} ${width}H${width}Z"/>`;
  return `<g ${pen.clip(outline)}>${bands.join('')}${marks}</g>`;
}

/** A frame with a mat around a picture; `inside` draws the picture in the box it is given. */
export function framed(
  pen: Pen,
  moulding: Moulding,
  box: readonly [x: number, y: number, w: number, h: number],
  inside: (box: readonly [x: number, y: number, w: number, h: number]) => string,
): string {
  const [x, y, w, h] = box;
  const unit = Math.min(w, h) / 1000;
  const width = moulding.width * unit;
  const mat = moulding.mat * unit;
  const inner = [x + width, y + width, w - width * 2, h - width * 2] as const;
  const view = [inner[0] + mat, inner[1] + mat, inner[2] - mat * 2, inner[3] - mat * 2] as const;
  const matEdge = mix(moulding.matColour, '#8a7a66', 0.35);
  const turned = (transform: string, length: number, shade: number): string =>
    `<g transform="${transform}">${bar(pen, moulding, length, width, shade)}</g>`;
  return (
    softRect(
      [x + 10 * unit, y + 26 * unit, w + 8 * unit, h + 12 * unit],
      40 * unit,
      '#1f120a',
      0.36,
    ) +
    softRect([x + 2, y + 6 * unit, w, h], 9 * unit, '#1f120a', 0.36) +
    rect(inner, moulding.matColour) +
    inside(view) +
    rect(
      [view[0] - 3 * unit, view[1] - 3 * unit, view[2] + 6 * unit, view[3] + 6 * unit],
      'none',
      markup`stroke="${matEdge}" stroke-width="${6 * unit}" opacity=".8"`,
    ) +
    rect(
      [inner[0], inner[1], inner[2], 26 * unit],
      pen.linear(alpha('#1f120a', 0.34), alpha('#1f120a', 0)),
    ) +
    rect(
      [inner[0], inner[1], 20 * unit, inner[3]],
      pen.across(alpha('#1f120a', 0.26), alpha('#1f120a', 0)),
    ) +
    turned(d`translate(${x} ${y})`, w, -0.08) +
    turned(d`translate(${x + w} ${y}) rotate(90)`, h, 0.16) +
    turned(d`translate(${x + w} ${y + h}) rotate(180)`, w, 0.2) +
    turned(d`translate(${x} ${y + h}) rotate(270)`, h, 0.04) +
    path(
      d`M${inner[0]} ${inner[1]}h${inner[2] * 0.5}l${-inner[2] * 0.28} ${inner[3]}h${-inner[2] * 0.22}Z`,
      alpha('#ffffff', 0.07),
    )
  );
}
