import { placePath } from '../curves';
import { drawSoftShadow } from '../light';
import { pathData, darkenColour, lightenColour, markup, type Pen, shadowColour } from '../pen';
import { type Occasion, drawPhoto, createMotifSequence } from '../photo';
import { drawGarland } from '../motifs/plants';
import {
  transformDrawing,
  drawOnBothSides,
  type Box,
  circle,
  circles,
  svgGroup,
  leafPath,
  boxOutline,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';
import { drawOrnament } from './cover';
import { type SurfaceMaterial, drawSurface, drawWindowLight } from './surface';

/** An album theme as it looks on paper. */
type Theme = readonly [
  pattern: 'rule' | 'marigold' | 'leaves' | 'stars' | 'dots' | 'blocks' | 'waves' | 'bare',
  ground: SurfaceMaterial,
  occasion: Occasion,
  paper: string,
  ink: string,
  accents: readonly [string, string, string],
];

/** The shop's eight album themes. */
const themes: readonly [Theme, ...Theme[]] = [
  ['rule', 'oak', 'Family', '#fbf5e8', '#8a6a3c', ['#d9c39a', '#8a6a3c', '#5a4630']],
  ['marigold', 'terracotta', 'Festivals', '#fff4dc', '#b3261e', ['#f29a1c', '#b3261e', '#3f7a4a']],
  ['leaves', 'linen', 'Wedding', '#f4f3e8', '#4f6b4a', ['#a9bb94', '#6f8f6a', '#33482f']],
  ['stars', 'walnut', 'Anniversary', '#1f2a44', '#d9b86a', ['#d9b86a', '#3a4a70', '#f3e6c0']],
  ['dots', 'pine', 'Baby', '#fdf1ee', '#c98a94', ['#f3c9c4', '#bcd6d6', '#f2dca4']],
  ['blocks', 'plaster', 'Travel', '#f6e6d3', '#a8482c', ['#c8643c', '#31557a', '#e3b77a']],
  ['waves', 'slate', 'Everyday', '#e6eef0', '#31607a', ['#8fb4c2', '#31607a', '#d9b98a']],
  ['bare', 'marble', 'Birthday', '#fdfcfa', '#2a2623', ['#2a2623', '#9a938a', '#e3ddd3']],
];

function decoration(pen: Pen, theme: Theme, w: number, h: number): string {
  const [pattern, , , , ink, [first, second, third]] = theme;
  const alternate = (index: number): string => (index % 2 === 0 ? first : second);
  switch (pattern) {
    case 'rule':
      return (
        boxOutline([20, 20, w - 40, h - 40], ink, 2.4) +
        boxOutline([28, 28, w - 56, h - 56], first, 1.4) +
        [28, h - 28]
          .map((y) =>
            circles(
              [
                [28, y, 7],
                [w - 28, y, 7],
              ],
              ink,
            ),
          )
          .join('')
      );
    case 'marigold':
      return (
        drawGarland(pen, [0, 4], [w / 2, 4], 40, 24) +
        drawGarland(pen, [w / 2, 4], [w, 4], 40, 24) +
        repeatDrawing(15, (index) => {
          const scallop = pathData`M${(index * w) / 15} ${h}q${w / 30} -34 ${w / 15} 0Z`;
          return path(scallop, index % 2 === 0 ? second : third);
        })
      );
    case 'leaves':
      return repeatDrawing(13, (index) =>
        drawOnBothSides((side) => {
          const turn = -side * (60 + (index % 3) * 20);
          const place = `translate(${side < 0 ? 0 : w} ${index * 52 - 10}) rotate(${turn})`;
          return path(leafPath(56, 15), alternate(index), `transform="${place}"`);
        }),
      );
    case 'stars':
      return (
        repeatDrawing(60, () => {
          const [x, y, size] = [pen.range(0, w), pen.range(0, h), pen.range(1.5, 6)];
          return path(placePath(STAR, x, y, size), pen.pick([first, third]));
        }) + boxOutline([22, 22, w - 44, h - 44], ink, 2)
      );
    case 'dots':
      return repeatDrawing(96, (index) => {
        const row = Math.floor(index / 8);
        const x = ((index % 8) + 0.5 + (row % 2) * 0.5) * (w / 8);
        return circle([x, (row + 0.5) * (h / 12), 8], [first, second, third][index % 3] ?? first);
      });
    case 'blocks':
      return (
        repeatDrawing(14, (index) => {
          const petals = repeatDrawing(4, (petal) => {
            const turn = `transform="rotate(${petal * 90 + (index % 2) * 45})"`;
            return path(leafPath(19, 7), alternate(index), turn);
          });
          const flower = petals + circle([0, 0, 4], third);
          return [0, h - 46]
            .map((y) => transformDrawing([(index + 0.5) * (w / 14), y + 23, 1], flower))
            .join('');
        }) +
        rect([0, 50, w, 3], first) +
        rect([0, h - 53, w, 3], first)
      );
    case 'waves':
      return repeatDrawing(11, (index) => {
        const crests = repeatDrawing(7, () => pathData`q${w / 24} -22 ${w / 12} 0t${w / 12} 0`);
        const wave = `M-20 ${h - 14 - index * 15}${crests}`;
        const opacity = markup`opacity="${0.9 - index * 0.07}"`;
        return stroke(wave, index % 3 === 0 ? second : first, 3, opacity);
      });
    case 'bare':
      return rect([0, 0, w, 9], first);
  }
}

const STAR = 'M0 -1L.25 -.25L1 0L.25 .25L0 1L-.25 .25L-1 0L-.25 -.25Z';

/** Places of photos in shares of a page: one large, or one wide above two small. */
const SINGLE: readonly Box[] = [[0.14, 0.14, 0.72, 0.56]];
const TRIPLE: readonly Box[] = [
  [0.12, 0.13, 0.76, 0.36],
  [0.12, 0.55, 0.35, 0.32],
  [0.53, 0.55, 0.35, 0.32],
];

/** A spread in one of the eight themes (1 to 8), with its colours as paper chips below. */
export function drawThemeSpread(pen: Pen, number: number, w: number, h: number): string {
  const theme = themes[(number - 1) % themes.length] ?? themes[0];
  const [pattern, ground, occasion, paper, ink, accents] = theme;
  const motifs = createMotifSequence(occasion, number);
  const pw = w * 0.41;
  const ph = h * 0.66;
  const x = w / 2 - pw;
  const y = h * 0.09;
  const framedPhoto = ([px, py, sw, sh]: Box): string => {
    const [left, top, width, height] = [px * pw, py * ph, sw * pw, sh * ph];
    const border = [left - 8, top - 8, width + 16, height + 16] as const;
    const tint = pattern === 'stars' ? ink : '#fffdf9';
    return rect(border, tint) + drawPhoto(pen, motifs(), [left, top, width, height]);
  };
  const page = (side: 0 | 1): string => {
    const isSingle = side === number % 2;
    const fold =
      side === 0
        ? pen.across([0.8, shadowColour(0)], [1, shadowColour(0.32)])
        : pen.across([0, shadowColour(0.28)], [0.16, shadowColour(0)]);
    const art =
      rect([0, 0, pw, ph], paper) +
      decoration(pen, theme, pw, ph) +
      (isSingle ? SINGLE : TRIPLE).map(framedPhoto).join('') +
      (isSingle ? transformDrawing([pw / 2, ph * 0.82, 1.5], drawOrnament(pen, ink)) : '') +
      rect([0, 0, pw, ph], fold);
    const place = markup`transform="translate(${x + side * pw} ${y})"`;
    return svgGroup(art, `${place} ${pen.clip(rect([0, 0, pw, ph], '#000'))}`);
  };
  const chips = [...accents, paper].map((tint, index) => {
    const left = w * (0.5 + (index - 1.5) * 0.13) - w * 0.05;
    const chip = [left, h * 0.82, w * 0.1, h * 0.11] as const;
    return (
      drawSoftShadow([left + 4, h * 0.82 + 6, w * 0.1, h * 0.11], 9, 0.34) +
      rect(chip, pen.linear(lightenColour(tint, 0.1), tint), 'rx="6"')
    );
  });
  return (
    drawSurface(pen, ground, w, h) +
    drawSoftShadow([x + 10, y + 18, pw * 2, ph], 30, 0.44) +
    rect([x - 9, y - 8, pw * 2 + 18, ph + 18], darkenColour(ink, 0.2), 'rx="4"') +
    page(0) +
    page(1) +
    chips.join('') +
    drawWindowLight(pen, w, h, 0.16)
  );
}
