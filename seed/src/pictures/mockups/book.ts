import {
  withOpacity,
  blackWithOpacity,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import { drawOnBothSides, type Box, svgGroup, boxOutline, rect, repeatDrawing } from '../shapes';
import {
  type SceneBlock,
  type Camera,
  drawOnFace,
  type SceneFace,
  blockFaces,
  type ModelTransform,
  drawBlockShadow,
  tiltedTransform,
} from './camera';
import { drawBinding, drawCoverFront, type CoverDesign, drawOrnament } from './cover';

/** A closed book's sizes in scene units: width, height of the page, thickness. */
export type BookSize = { readonly w: number; readonly h: number; readonly thickness: number };

const board = 7;

/** Paper edges on a side of the book, darker towards the ends. */
function leaves(pen: Pen, w: number, h: number, isThick: boolean): string {
  const count = Math.max(3, Math.round(h / (isThick ? 7 : 3)));
  const line = isThick ? 1.6 : 0.9;
  return (
    rect([0, 0, w, h], '#f3ead9') +
    repeatDrawing(count, (index) =>
      rect([0, (h * index) / count, w, line], index % 3 === 0 ? '#b8a68c' : '#d3c4ac'),
    ) +
    rect([0, 0, w, h], pen.linear(...[0.28, 0, 0.22].map((share) => withOpacity('#3a2618', share))))
  );
}

function slab(
  camera: Camera,
  placement: ModelTransform,
  block: SceneBlock,
  colour: string,
): string {
  const faces = blockFaces(block);
  const side = (face: SceneFace, share: number): string =>
    drawOnFace(
      camera,
      placement,
      face,
      10,
      10,
      rect([0, 0, 10, 10], mixColours(colour, '#140a06', share)),
    );
  return (
    side(faces.front, 0.22) +
    side(faces.left, 0.4) +
    side(faces.right, 0.36) +
    side(faces.back, 0.3) +
    side(faces.top, 0.05)
  );
}

function hinge(pen: Pen, w: number, h: number): string {
  return (
    rect([w * 0.05, 0, w * 0.012, h], blackWithOpacity(0.2)) +
    rect([w * 0.062, 0, w * 0.008, h], whiteWithOpacity(0.28)) +
    rect(
      [0, 0, w * 0.05, h],
      pen.across(blackWithOpacity(0.22), whiteWithOpacity(0.12), blackWithOpacity(0.08)),
    )
  );
}

/** A closed hardcover at `placement`, with its spine at x = 0. */
export function drawClosedBook(
  pen: Pen,
  camera: Camera,
  placement: ModelTransform,
  { w, h, thickness }: BookSize,
  design: CoverDesign,
  motifs: () => DrawMotif,
  { ground = 0, isAlbum = false }: { ground?: number; isAlbum?: boolean } = {},
): string {
  const { colour, isLeather, layout } = design;
  const whole: SceneBlock = { from: [0, 0, 0], size: [w, h, thickness] };
  const pages: SceneBlock = { from: [4, 6, board], size: [w - 10, h - 12, thickness - board * 2] };
  const boardColour = ['full', 'panel', 'band'].includes(layout) ? '#efe6d8' : colour;
  const boardAt = (z: number): string =>
    slab(camera, placement, { from: [0, 0, z], size: [w, h, board] }, boardColour);
  const draw = (face: SceneFace, fw: number, fh: number, content: string): string =>
    drawOnFace(camera, placement, face, fw, fh, content);
  const [pw, pd, pt] = pages.size;
  const edges = blockFaces(pages);
  const spine =
    drawBinding(
      pen,
      layout === 'full' ? mixColours(colour, '#140a06', 0.1) : colour,
      h,
      thickness,
      isLeather,
    ) +
    rect(
      [0, 0, h, thickness],
      pen.linear(whiteWithOpacity(0.14), blackWithOpacity(0.08), blackWithOpacity(0.5)),
    ) +
    [0.12, 0.86]
      .map((share) => rect([h * share, 0, h * 0.012, thickness], withOpacity('#ecd19a', 0.55)))
      .join('');
  const gloss = pen.diagonal(
    [0, whiteWithOpacity(0.22)],
    [0.4, whiteWithOpacity(0.03)],
    [1, withOpacity('#1a0e06', 0.16)],
  );
  const front =
    drawCoverFront(pen, design, motifs, w, h) +
    hinge(pen, w, h) +
    rect([0, 0, w, h], gloss) +
    boxOutline([0.6, 0.6, w - 1.2, h - 1.2], '#ffffff', 1.6, 'opacity=".32"');
  const side = leaves(pen, pd, pt, isAlbum) + rect([0, 0, pd, pt], withOpacity('#3a2618', 0.12));
  return (
    drawBlockShadow(pen, camera, placement, whole, 0.46, ground) +
    boardAt(0) +
    draw(edges.front, pw, pt, leaves(pen, pw, pt, isAlbum)) +
    draw(edges.right, pd, pt, side) +
    draw(edges.back, pw, pt, leaves(pen, pw, pt, isAlbum)) +
    draw(blockFaces(whole).left, h, thickness, spine) +
    boardAt(thickness - board) +
    draw(blockFaces(whole).top, w, h, front)
  );
}

/** The shade of the gutter on the left and on the right page. */
function gutter(pen: Pen, side: -1 | 1): string {
  const dark = (share: number): string => withOpacity('#2a1a10', share);
  return side < 0
    ? pen.across([0, dark(0.05)], [0.6, whiteWithOpacity(0.06)], [0.93, dark(0.1)], [1, dark(0.42)])
    : pen.across(
        [0, dark(0.36)],
        [0.07, dark(0.05)],
        [0.3, whiteWithOpacity(0.12)],
        [1, dark(0.08)],
      );
}

/**
 * An open book with its gutter at x = 0 and pages `w` wide and `h` high; lay-flat spreads are
 * covered by photographs.
 */
export function drawOpenBook(
  pen: Pen,
  camera: Camera,
  placement: ModelTransform,
  { w, h, thickness }: BookSize,
  colour: string,
  motifs: () => DrawMotif,
): string {
  const isAcross = pen.chance(0.3);
  const layout = pen.int(0, 20);
  const half = (side: -1 | 1): string => {
    const place = tiltedTransform(placement, 1.6);
    const cover: SceneBlock = { from: [side < 0 ? -w - 8 : 0, -8, 0], size: [w + 8, h + 16, 5] };
    const faces = blockFaces({ from: [side < 0 ? -w : 0, 0, 5], size: [w, h, thickness] });
    const edge = (face: SceneFace, length: number): string =>
      drawOnFace(camera, place, face, length, thickness, leaves(pen, length, thickness, true));
    const choice = isAcross ? { side } : { layout: side < 0 ? layout : layout + 7 };
    const page =
      pageArt(pen, motifs, w, h, choice) +
      rect([0, 0, w, h], gutter(pen, side)) +
      boxOutline([0, 0, w, h], lightenColour('#d9cbb5', 0.3), 1);
    return (
      slab(camera, place, cover, colour) +
      edge(faces.front, w) +
      edge(faces.left, h) +
      edge(faces.right, h) +
      drawOnFace(camera, place, faces.top, w, h, page)
    );
  };
  const whole: SceneBlock = { from: [-w - 8, -8, 0], size: [w * 2 + 16, h + 16, thickness + 10] };
  return drawBlockShadow(pen, camera, placement, whole, 0.44) + drawOnBothSides(half);
}

/** Boxes of the photographs of each page layout, as fractions of the page size. */
const layouts: readonly (readonly Box[])[] = [
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
function pageArt(
  pen: Pen,
  motifs: () => DrawMotif,
  w: number,
  h: number,
  choice: { layout: number } | { side: -1 | 1 },
): string {
  if ('side' in choice) {
    const spread = drawPhoto(pen.fork(11), motifs(), [choice.side < 0 ? 0 : -w, 0, w * 2, h]);
    return svgGroup(spread, pen.clip(rect([0, 0, w, h], '#000')));
  }
  const layout = layouts[choice.layout % layouts.length] ?? [];
  const paper = pen.pick(['#fdfaf3', '#fbf5ea', '#fffdf8']);
  const hasCaption = layout.length === 1 && (layout[0]?.[3] ?? 1) < 0.6;
  const place = markup`transform="translate(${w / 2} ${h * 0.8}) scale(${w / 320})"`;
  const caption = hasCaption
    ? svgGroup(drawOrnament(pen, mixColours(paper, '#6b4a34', 0.6)), place)
    : '';
  return (
    rect([0, 0, w, h], paper) +
    layout
      .map(([x, y, sw, sh]) => drawPhoto(pen, motifs(), [x * w, y * h, sw * w, sh * h]))
      .join('') +
    caption
  );
}
