import {
  withOpacity,
  pathData,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  toRgb,
  shadowColour,
} from '../pen';
import { transformDrawing, ellipse, leafPath, path, rect, repeatDrawing, stroke } from '../shapes';
import { createPngDataUrl, drawStretchedImage, createValueNoise } from '../texture';

/** Material of a table or wall. */
export type SurfaceMaterial =
  | 'oak'
  | 'walnut'
  | 'pine'
  | 'linen'
  | 'marble'
  | 'slate'
  | 'plaster'
  | 'terracotta';

const tones: Record<SurfaceMaterial, string> = {
  oak: '#c9a276',
  walnut: '#7a5238',
  pine: '#dfc29a',
  linen: '#e4d9c8',
  marble: '#ece7e0',
  slate: '#5d6467',
  plaster: '#e9dfd1',
  terracotta: '#c98d6e',
};

/** Noise tinted with one colour over a box; cells are in shares of the box. */
function noise(
  pen: Pen,
  w: number,
  h: number,
  [columns, rows]: readonly [number, number],
  [cellX, cellY]: readonly [number, number],
  colour: string,
  strength: number,
): string {
  const value = createValueNoise(pen, columns * cellX, rows * cellY, 4);
  const [red, green, blue] = toRgb(colour);
  const address = createPngDataUrl(columns, rows, (x, y) => [
    red,
    green,
    blue,
    255 * strength * Math.max(0, value(x, y) - 0.3),
  ]);
  return drawStretchedImage(address, w, h);
}

function wood(pen: Pen, base: string, w: number, h: number): string {
  const planks = 4;
  const dark = mixColours(base, '#2a1408', 0.6);
  return (
    repeatDrawing(planks, (index) =>
      rect(
        [0, (h * index) / planks, w, h / planks + 1],
        mixColours(base, pen.chance(0.5) ? '#fff0d6' : '#4a2a14', pen.range(0.02, 0.1)),
      ),
    ) +
    noise(pen, w, h, [70, 520], [0.34, 0.011], dark, 0.8) +
    repeatDrawing(
      planks - 1,
      (index) =>
        rect([0, (h * (index + 1)) / planks - 1, w, 3], dark, 'opacity=".55"') +
        rect([0, (h * (index + 1)) / planks + 2, w, 2], '#fff3df', 'opacity=".3"'),
    )
  );
}

function cloth(pen: Pen, base: string, w: number, h: number): string {
  const folds = repeatDrawing(5, (index) => {
    const x = w * (index * 0.26 + pen.range(-0.1, 0.1));
    return stroke(
      pathData`M${x} ${-h * 0.1}Q${x + w * pen.range(-0.3, 0.3)} ${h * 0.5} ${x + w * pen.range(-0.1, 0.4)} ${h * 1.1}`,
      index % 2 === 0 ? '#ffffff' : mixColours(base, '#4a3420', 0.6),
      w * 0.05,
      'opacity=".3"',
    );
  });
  const dark = mixColours(base, '#4a3420', 0.5);
  const weave = pen.define(
    (name) =>
      `<pattern id="${name}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.5H6M0 4.5H6" stroke="${dark}" stroke-width="1" opacity=".16"/><path d="M1.5 0V6M4.5 0V6" stroke="#ffffff" stroke-width="1" opacity=".22"/></pattern>`,
  );
  return (
    rect([0, 0, w, h], base) +
    `<g ${pen.blur(w * 0.022)}>${folds}</g>` +
    rect([0, 0, w, h], `url(#${weave})`) +
    noise(pen, w, h, [60, 300], [0.4, 0.012], dark, 0.16) +
    noise(pen, w, h, [300, 60], [0.012, 0.4], '#ffffff', 0.2)
  );
}

function stone(pen: Pen, base: string, vein: string, w: number, h: number): string {
  const veins = repeatDrawing(7, () => {
    const y = pen.range(-0.2, 1.2) * h;
    const bend = (): number => pen.range(-0.12, 0.12) * h;
    return stroke(
      pathData`M${-w * 0.05} ${y}C${w * 0.2} ${y + bend() + h * 0.08} ${w * 0.4} ${y + bend()} ${w * 0.55} ${y + h * 0.16 + bend()}S${w * 0.9} ${y + h * 0.2 + bend()} ${w * 1.05} ${y + h * 0.34}`,
      vein,
      pen.range(1.5, 7),
      markup`opacity="${pen.range(0.12, 0.34)}"`,
    );
  });
  return (
    rect([0, 0, w, h], base) +
    noise(pen, w, h, [120, 150], [0.22, 0.14], vein, 0.5) +
    `<g ${pen.blur(2.2)}>${veins}</g>`
  );
}

/** A table top or wall filling the picture, with light falling off across it. */
export function drawSurface(
  pen: Pen,
  material: SurfaceMaterial,
  w: number,
  h: number,
  tint?: string,
): string {
  const base = tint ?? tones[material];
  const ground =
    material === 'oak' || material === 'walnut' || material === 'pine'
      ? wood(pen, base, w, h)
      : material === 'linen'
        ? cloth(pen, base, w, h)
        : material === 'marble' || material === 'slate'
          ? stone(pen, base, material === 'marble' ? '#8a7d72' : '#c9cdcb', w, h)
          : rect([0, 0, w, h], base) +
            noise(pen, w, h, [140, 140], [0.14, 0.1], mixColours(base, '#6b4a34', 0.5), 0.36);
  return (
    ground +
    rect(
      [0, 0, w, h],
      pen.radial(
        [
          [0, withOpacity('#fff6e4', 0.36)],
          [0.5, withOpacity('#fff6e4', 0.06)],
          [1, withOpacity('#1a0e06', 0.34)],
        ],
        [0.32, 0.22, 1],
      ),
    )
  );
}

/** Window light over the drawing below it. */
export function drawWindowLight(pen: Pen, w: number, h: number, strength = 0.3): string {
  const left = pen.range(-0.1, 0.25);
  const top = pen.range(-0.08, 0.12);
  const columns = 90;
  const rows = Math.round((columns * h) / w);
  const edge = (value: number): number => Math.max(0, Math.min(1, (value + 0.035) / 0.07));
  const pane = (along: number, down: number): number =>
    edge(along) * edge(0.86 - along) * edge(down) * edge(0.88 - down);
  const address = createPngDataUrl(columns, rows, (px, py) => {
    const x = px / columns - left;
    const y = py / rows - top;
    const along = (x - y * 0.34) / 0.36;
    const down = (y - x * 0.13) / 0.28;
    const inside = along > -0.2 && along < 2 && down > -0.2 && down < 3;
    const lit = inside
      ? pane(
          along - Math.max(0, Math.min(1, Math.floor(along))),
          down - Math.max(0, Math.min(2, Math.floor(down))),
        )
      : 0;
    return [255, 240, 206, 255 * lit];
  });
  return drawStretchedImage(
    address,
    w,
    h,
    markup`style="mix-blend-mode:soft-light" opacity="${strength * 2.4}"`,
  );
}

/** The blurred shadow of a plant outside the picture. */
export function drawLeafShadow(pen: Pen, w: number, h: number, strength = 0.2): string {
  const rootX = w * pen.pick([-0.05, 1.05]);
  const rootY = h * pen.range(-0.1, 0.3);
  const towards = rootX < 0 ? 1 : -1;
  const fronds = repeatDrawing(5, (index) => {
    const turn = towards * (62 + index * 20 + pen.range(-8, 8));
    const leaflets = repeatDrawing(13, (leaf) =>
      [-1, 1]
        .map(
          (side) =>
            markup`<path d="${leafPath(w * (0.15 - leaf * 0.007), w * 0.017)}" transform="translate(0 ${-w * (0.06 + leaf * 0.04)}) rotate(${side * (52 - leaf * 1.5)})"/>`,
        )
        .join(''),
    );
    return transformDrawing(
      [rootX, rootY, 1],
      leaflets + stroke(pathData`M0 0V${-w * 0.6}`, '#2a1a10', w * 0.006),
      turn,
    );
  });
  return `<g fill="#2a1a10" opacity="${strength}" ${pen.blur(w * 0.009)}>${fronds}</g>`;
}

/** A sprig of leaves lying on the table, its stem at the origin, about 100 units long. */
export function drawSprig(pen: Pen): string {
  const green = pen.pick(['#8fa98a', '#6f8f6a', '#a3ad7f', '#7f9a92', '#b0a070']);
  const leaves = repeatDrawing(9, (index) =>
    [-1, 1]
      .map(
        (side) =>
          markup`<path d="${leafPath(24 - index * 1.3, 7.5 - index * 0.35)}" fill="${mixColours(green, side < 0 ? '#ffffff' : '#20301f', 0.16)}" transform="translate(${Math.sin(index * 0.35) * 4} ${-8 - index * 10}) rotate(${side * (58 - index * 3)})"/>`,
      )
      .join(''),
  );
  const body =
    stroke('M0 0Q6 -40 2 -98', mixColours(green, '#4a3420', 0.5), 1.4) +
    leaves +
    `<path d="${leafPath(16, 5)}" fill="${green}" transform="translate(2 -96)"/>`;
  return `<g opacity=".35" transform="translate(5 7)" ${pen.blur(2.4)}>${body.replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#1f120a"')}</g>${body}`;
}

/** A cup of tea from above, around the origin, about 60 units wide. */
export function drawTeaCup(pen: Pen, pitch: number): string {
  const flat = Math.sin((pitch * Math.PI) / 180);
  const glaze = pen.pick(['#f6f1e8', '#c9d3cf', '#d9b9a3', '#3f4a4f', '#9b5b45']);
  const rise = 26 * Math.cos((pitch * Math.PI) / 180);
  return (
    ellipse([12, 10, 44, 44 * flat], shadowColour(0.34), pen.blur(7)) +
    ellipse([0, 0, 42, 42 * flat], mixColours(glaze, '#4a3420', 0.14)) +
    ellipse([0, -2, 41, 41 * flat], lightenColour(glaze, 0.2)) +
    ellipse([0, -2, 27, 27 * flat], mixColours(glaze, '#4a3420', 0.12)) +
    path(
      `M-25 ${-rise}C-25 ${8 * flat} -14 ${18 * flat} 0 ${18 * flat}C14 ${18 * flat} 25 ${8 * flat} 25 ${-rise}Z`,
      pen.across(lightenColour(glaze, 0.3), glaze, mixColours(glaze, '#4a3420', 0.4)),
    ) +
    path(
      `M22 ${-rise * 0.6}q20 -3 17 12t-22 8`,
      'none',
      `stroke="${mixColours(glaze, '#4a3420', 0.2)}" stroke-width="5"`,
    ) +
    ellipse([0, -rise, 25, 25 * flat], lightenColour(glaze, 0.45)) +
    ellipse([0, -rise + 1.5, 22, 22 * flat], '#a8703f') +
    ellipse([-3, -rise + 3, 17, 16 * flat], '#c08a55')
  );
}
