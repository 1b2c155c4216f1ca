import { softRect } from '../light';
import { alpha, d, darker, lighter, markup, type Pen } from '../pen';
import { type Occasion, photo, rollOf } from '../photo';
import { garland } from '../scenes/plants';
import { circle, leafShape, path, rect, repeat, stroke } from '../shapes';
import { ornament } from './cover';
import { type Material, surface, windowLight } from './surface';

type Theme = {
  readonly paper: string;
  readonly ink: string;
  readonly accents: readonly [string, string, string];
  readonly pattern: 'rule' | 'marigold' | 'leaves' | 'stars' | 'dots' | 'blocks' | 'waves' | 'bare';
  readonly ground: Material;
  readonly occasion: Occasion;
};

/** The shop's eight album themes as they look on paper. */
const themes: readonly [Theme, ...Theme[]] = [
  {
    paper: '#fbf5e8',
    ink: '#8a6a3c',
    accents: ['#d9c39a', '#8a6a3c', '#5a4630'],
    pattern: 'rule',
    ground: 'oak',
    occasion: 'Family',
  },
  {
    paper: '#fff4dc',
    ink: '#b3261e',
    accents: ['#f29a1c', '#b3261e', '#3f7a4a'],
    pattern: 'marigold',
    ground: 'terracotta',
    occasion: 'Festivals',
  },
  {
    paper: '#f4f3e8',
    ink: '#4f6b4a',
    accents: ['#a9bb94', '#6f8f6a', '#33482f'],
    pattern: 'leaves',
    ground: 'linen',
    occasion: 'Wedding',
  },
  {
    paper: '#1f2a44',
    ink: '#d9b86a',
    accents: ['#d9b86a', '#3a4a70', '#f3e6c0'],
    pattern: 'stars',
    ground: 'walnut',
    occasion: 'Anniversary',
  },
  {
    paper: '#fdf1ee',
    ink: '#c98a94',
    accents: ['#f3c9c4', '#bcd6d6', '#f2dca4'],
    pattern: 'dots',
    ground: 'pine',
    occasion: 'Baby',
  },
  {
    paper: '#f6e6d3',
    ink: '#a8482c',
    accents: ['#c8643c', '#31557a', '#e3b77a'],
    pattern: 'blocks',
    ground: 'plaster',
    occasion: 'Travel',
  },
  {
    paper: '#e6eef0',
    ink: '#31607a',
    accents: ['#8fb4c2', '#31607a', '#d9b98a'],
    pattern: 'waves',
    ground: 'slate',
    occasion: 'Everyday',
  },
  {
    paper: '#fdfcfa',
    ink: '#2a2623',
    accents: ['#2a2623', '#9a938a', '#e3ddd3'],
    pattern: 'bare',
    ground: 'marble',
    occasion: 'Birthday',
  },
];

function decoration(pen: Pen, { pattern, accents, ink }: Theme, w: number, h: number): string {
  const [first, second, third] = accents;
  switch (pattern) {
    case 'rule':
      return (
        rect([20, 20, w - 40, h - 40], 'none', `stroke="${ink}" stroke-width="2.4"`) +
        rect([28, 28, w - 56, h - 56], 'none', `stroke="${first}" stroke-width="1.4"`) +
        [
          [28, 28],
          [w - 28, 28],
          [28, h - 28],
          [w - 28, h - 28],
        ]
          .map(([x, y]) => circle([x ?? 0, y ?? 0, 7], ink))
          .join('')
      );
    case 'marigold':
      return (
        garland(pen, [0, 4], [w / 2, 4], 40, 24) +
        garland(pen, [w / 2, 4], [w, 4], 40, 24) +
        repeat(15, (index) =>
          path(
            d`M${(index * w) / 15} ${h}q${w / 30} -34 ${w / 15} 0Z`,
            index % 2 === 0 ? second : third,
          ),
        )
      );
    case 'leaves':
      return repeat(13, (index) =>
        [-1, 1]
          .map(
            (side) =>
              `<path d="${leafShape(56, 15)}" fill="${index % 2 === 0 ? first : second}" transform="translate(${side < 0 ? 0 : w} ${index * 52 - 10}) rotate(${side < 0 ? 60 + (index % 3) * 20 : -60 - (index % 3) * 20})"/>`,
          )
          .join(''),
      );
    case 'stars':
      return (
        repeat(60, () => {
          const x = pen.range(0, w);
          const y = pen.range(0, h);
          const s = pen.range(1.5, 6);
          return path(
            d`M${x} ${y - s}L${x + s * 0.25} ${y - s * 0.25}L${x + s} ${y}L${x + s * 0.25} ${y + s * 0.25}L${x} ${y + s}L${x - s * 0.25} ${y + s * 0.25}L${x - s} ${y}L${x - s * 0.25} ${y - s * 0.25}Z`,
            pen.pick([first, third]),
          );
        }) + rect([22, 22, w - 44, h - 44], 'none', `stroke="${ink}" stroke-width="2"`)
      );
    case 'dots':
      return repeat(96, (index) =>
        circle(
          [
            ((index % 8) + 0.5 + (Math.floor(index / 8) % 2) * 0.5) * (w / 8),
            (Math.floor(index / 8) + 0.5) * (h / 12),
            8,
          ],
          [first, second, third][index % 3] ?? first,
        ),
      );
    case 'blocks':
      return (
        repeat(14, (index) =>
          [0, h - 46]
            .map(
              (y) =>
                markup`<g transform="translate(${(index + 0.5) * (w / 14)} ${y + 23})">${repeat(4, (petal) => `<path d="${leafShape(19, 7)}" fill="${index % 2 === 0 ? first : second}" transform="rotate(${petal * 90 + (index % 2) * 45})"/>`)}${circle([0, 0, 4], third)}</g>`,
            )
            .join(''),
        ) +
        rect([0, 50, w, 3], first) +
        rect([0, h - 53, w, 3], first)
      );
    case 'waves':
      return repeat(11, (index) =>
        stroke(
          `M-20 ${h - 14 - index * 15}${repeat(7, () => d`q${w / 24} -22 ${w / 12} 0t${w / 12} 0`)}`,
          index % 3 === 0 ? second : first,
          3,
          markup`opacity="${0.9 - index * 0.07}"`,
        ),
      );
    case 'bare':
      return rect([0, 0, w, 9], first);
  }
}

/** A spread in one of the eight themes (1 to 8), with its colours as paper chips below. */
export function themeSpread(pen: Pen, number: number, w: number, h: number): string {
  const theme = themes[(number - 1) % themes.length] ?? themes[0];
  const scenes = rollOf(theme.occasion, number);
  const pw = w * 0.41;
  const ph = h * 0.66;
  const x = w / 2 - pw;
  const y = h * 0.09;
  const framedPhoto = (box: readonly [number, number, number, number]): string =>
    rect(
      [box[0] - 8, box[1] - 8, box[2] + 16, box[3] + 16],
      theme.pattern === 'stars' ? theme.ink : '#fffdf9',
    ) + photo(pen, scenes(), box);
  const page = (side: 0 | 1): string =>
    markup`<g transform="translate(${x + side * pw} ${y})" ${pen.clip(rect([0, 0, pw, ph], '#000'))}>${rect([0, 0, pw, ph], theme.paper)}${decoration(pen, theme, pw, ph)}${side === number % 2 ? framedPhoto([pw * 0.14, ph * 0.14, pw * 0.72, ph * 0.56]) + markup`<g transform="translate(${pw / 2} ${ph * 0.82}) scale(1.5)">${ornament(pen, theme.ink)}</g>` : framedPhoto([pw * 0.12, ph * 0.13, pw * 0.76, ph * 0.36]) + framedPhoto([pw * 0.12, ph * 0.55, pw * 0.35, ph * 0.32]) + framedPhoto([pw * 0.53, ph * 0.55, pw * 0.35, ph * 0.32])}${rect(
      [0, 0, pw, ph],
      side === 0
        ? pen.across([0.8, alpha('#1f120a', 0)], [1, alpha('#1f120a', 0.32)])
        : pen.across([0, alpha('#1f120a', 0.28)], [0.16, alpha('#1f120a', 0)]),
    )}</g>`;
  const chips = theme.accents
    .concat(theme.paper)
    .map((tint, index) => {
      const cx = w * (0.5 + (index - 1.5) * 0.13);
      return (
        softRect([cx - w * 0.05 + 4, h * 0.82 + 6, w * 0.1, h * 0.11], 9, '#1f120a', 0.34) +
        rect(
          [cx - w * 0.05, h * 0.82, w * 0.1, h * 0.11],
          pen.linear(lighter(tint, 0.1), tint),
          'rx="6"',
        )
      );
    })
    .join('');
  return (
    surface(pen, theme.ground, w, h) +
    softRect([x + 10, y + 18, pw * 2, ph], 30, '#1f120a', 0.44) +
    rect([x - 9, y - 8, pw * 2 + 18, ph + 18], darker(theme.ink, 0.2), 'rx="4"') +
    page(0) +
    page(1) +
    chips +
    windowLight(pen, w, h, 0.16)
  );
}
