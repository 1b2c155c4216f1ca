import { markup, mix, type Pen } from '../pen';
import { photo, type Scene } from '../photo';
import { rect } from '../shapes';
import { ornament } from './cover';

type Slot = readonly [x: number, y: number, w: number, h: number];

/** Ways to set photographs on a page, in shares of it. */
const layouts: readonly (readonly Slot[])[] = [
  [[0, 0, 1, 1]],
  [[0.08, 0.08, 0.84, 0.84]],
  [
    [0.08, 0.08, 0.84, 0.52],
    [0.08, 0.63, 0.405, 0.29],
    [0.515, 0.63, 0.405, 0.29],
  ],
  [
    [0.08, 0.08, 0.405, 0.4],
    [0.515, 0.08, 0.405, 0.4],
    [0.08, 0.51, 0.405, 0.41],
    [0.515, 0.51, 0.405, 0.41],
  ],
  [
    [0.08, 0.08, 0.5, 0.84],
    [0.61, 0.08, 0.31, 0.405],
    [0.61, 0.515, 0.31, 0.405],
  ],
  [[0.14, 0.2, 0.72, 0.48]],
  [
    [0, 0, 1, 0.62],
    [0.08, 0.68, 0.4, 0.25],
    [0.52, 0.68, 0.4, 0.25],
  ],
];

/** One page: a layout of photographs on paper, or one `side` of a photograph across the spread. */
export function pageArt(
  pen: Pen,
  scenes: () => Scene,
  w: number,
  h: number,
  choice: { layout: number } | { side: -1 | 1 },
): string {
  if ('side' in choice) {
    const scene = scenes();
    return `<g ${pen.clip(rect([0, 0, w, h], '#000'))}>${photo(pen.fork(11), scene, [choice.side < 0 ? 0 : -w, 0, w * 2, h])}</g>`;
  }
  const layout = layouts[choice.layout % layouts.length] ?? [];
  const paper = pen.pick(['#fdfaf3', '#fbf5ea', '#fffdf8']);
  const caption =
    layout.length === 1 && (layout[0]?.[3] ?? 1) < 0.6
      ? markup`<g transform="translate(${w / 2} ${h * 0.8}) scale(${w / 320})">${ornament(pen, mix(paper, '#6b4a34', 0.6))}</g>`
      : '';
  return (
    rect([0, 0, w, h], paper) +
    layout.map(([x, y, sw, sh]) => photo(pen, scenes(), [x * w, y * h, sw * w, sh * h])).join('') +
    caption
  );
}
