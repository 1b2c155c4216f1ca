import { alpha, lighter, mix, type Pen } from '../pen';
import type { Scene } from '../photo';
import { rect, repeat } from '../shapes';
import {
  type Block,
  type Camera,
  facesOf,
  onFace,
  type Placement,
  shadowOf,
  tilted,
} from './camera';
import { binding, coverArt, type CoverDesign } from './cover';
import { pageArt } from './page';

/** A closed book's sizes in scene units: width, height of the page, thickness. */
export type BookSize = { readonly w: number; readonly h: number; readonly thickness: number };

const board = 7;

/** Edges of leaves over a face: paper lines, darker to the ends. */
function leaves(pen: Pen, w: number, h: number, isThick: boolean): string {
  const count = Math.max(3, Math.round(h / (isThick ? 7 : 3)));
  return (
    rect([0, 0, w, h], '#f3ead9') +
    repeat(count, (index) =>
      rect(
        [0, (h * index) / count, w, isThick ? 1.6 : 0.9],
        index % 3 === 0 ? '#b8a68c' : '#d3c4ac',
      ),
    ) +
    rect(
      [0, 0, w, h],
      pen.linear(alpha('#3a2618', 0.28), alpha('#3a2618', 0), alpha('#3a2618', 0.22)),
    )
  );
}

function slab(
  pen: Pen,
  camera: Camera,
  placement: Placement,
  block: Block,
  colour: string,
): string {
  const faces = facesOf(block);
  const shade = (share: number): string => rect([0, 0, 10, 10], mix(colour, '#140a06', share));
  return (
    onFace(camera, placement, faces.front, 10, 10, shade(0.22)) +
    onFace(camera, placement, faces.left, 10, 10, shade(0.4)) +
    onFace(camera, placement, faces.right, 10, 10, shade(0.36)) +
    onFace(camera, placement, faces.back, 10, 10, shade(0.3)) +
    onFace(camera, placement, faces.top, 10, 10, shade(0.05))
  );
}

/** A closed hardcover where `placement` puts it, its spine at x = 0. */
export function closedBook(
  pen: Pen,
  camera: Camera,
  placement: Placement,
  size: BookSize,
  design: CoverDesign,
  scenes: () => Scene,
  options: { ground?: number; hasShadow?: boolean; isAlbum?: boolean } = {},
): string {
  const { w, h, thickness } = size;
  const whole: Block = { from: [0, 0, 0], size: [w, h, thickness] };
  const pages: Block = { from: [4, 6, board], size: [w - 10, h - 12, thickness - board * 2] };
  const boardColour =
    design.layout === 'full' || design.layout === 'panel' || design.layout === 'band'
      ? '#efe6d8'
      : design.colour;
  const under = slab(pen, camera, placement, { from: [0, 0, 0], size: [w, h, board] }, boardColour);
  const faces = facesOf(pages);
  const isThick = options.isAlbum ?? false;
  const block =
    onFace(
      camera,
      placement,
      faces.front,
      pages.size[0],
      pages.size[2],
      leaves(pen, pages.size[0], pages.size[2], isThick),
    ) +
    onFace(
      camera,
      placement,
      faces.right,
      pages.size[1],
      pages.size[2],
      leaves(pen, pages.size[1], pages.size[2], isThick) +
        rect([0, 0, pages.size[1], pages.size[2]], alpha('#3a2618', 0.12)),
    ) +
    onFace(
      camera,
      placement,
      faces.back,
      pages.size[0],
      pages.size[2],
      leaves(pen, pages.size[0], pages.size[2], isThick),
    );
  const spineFace = facesOf(whole).left;
  const spine = onFace(
    camera,
    placement,
    spineFace,
    h,
    thickness,
    binding(
      pen,
      design.layout === 'full' ? mix(design.colour, '#140a06', 0.1) : design.colour,
      h,
      thickness,
      design.isLeather,
    ) +
      rect(
        [0, 0, h, thickness],
        pen.linear(alpha('#ffffff', 0.14), alpha('#000000', 0.08), alpha('#000000', 0.5)),
      ) +
      [0.12, 0.86]
        .map((share) => rect([h * share, 0, h * 0.012, thickness], alpha('#ecd19a', 0.55)))
        .join(''),
  );
  const over = slab(
    pen,
    camera,
    placement,
    { from: [0, 0, thickness - board], size: [w, h, board] },
    boardColour,
  );
  const hinge =
    rect([w * 0.05, 0, w * 0.012, h], alpha('#000000', 0.2)) +
    rect([w * 0.062, 0, w * 0.008, h], alpha('#ffffff', 0.28)) +
    rect(
      [0, 0, w * 0.05, h],
      pen.across(alpha('#000000', 0.22), alpha('#ffffff', 0.12), alpha('#000000', 0.08)),
    );
  const gloss = rect(
    [0, 0, w, h],
    pen.diagonal(
      [0, alpha('#ffffff', 0.22)],
      [0.4, alpha('#ffffff', 0.03)],
      [1, alpha('#1a0e06', 0.16)],
    ),
  );
  const front = onFace(
    camera,
    placement,
    facesOf(whole).top,
    w,
    h,
    coverArt(pen, design, scenes, w, h) +
      hinge +
      gloss +
      rect(
        [0.6, 0.6, w - 1.2, h - 1.2],
        'none',
        'stroke="#ffffff" stroke-width="1.6" opacity=".32"',
      ),
  );
  const shadow =
    options.hasShadow === false
      ? ''
      : shadowOf(pen, camera, placement, whole, 0.46, options.ground ?? 0);
  return shadow + under + block + spine + over + front;
}

/** An open book, its gutter at x = 0, pages `page` wide and `height` high; lay-flat pages, both full of photographs. */
export function openBook(
  pen: Pen,
  camera: Camera,
  placement: Placement,
  page: { w: number; h: number; thickness: number },
  colour: string,
  scenes: () => Scene,
): string {
  const { w, h, thickness } = page;
  const across = pen.chance(0.3);
  const lay = pen.int(0, 20);
  const half = (side: -1 | 1): string => {
    const place = tilted(placement, 1.6);
    const from = side < 0 ? -w : 0;
    const cover: Block = { from: [side < 0 ? -w - 8 : 0, -8, 0], size: [w + 8, h + 16, 5] };
    const block: Block = { from: [from, 0, 5], size: [w, h, thickness] };
    const faces = facesOf(block);
    const gutter = rect(
      [0, 0, w, h],
      side < 0
        ? pen.across(
            [0, alpha('#2a1a10', 0.05)],
            [0.6, alpha('#ffffff', 0.06)],
            [0.93, alpha('#2a1a10', 0.1)],
            [1, alpha('#2a1a10', 0.42)],
          )
        : pen.across(
            [0, alpha('#2a1a10', 0.36)],
            [0.07, alpha('#2a1a10', 0.05)],
            [0.3, alpha('#ffffff', 0.12)],
            [1, alpha('#2a1a10', 0.08)],
          ),
    );
    const art = pageArt(
      pen,
      scenes,
      w,
      h,
      across ? { side } : { layout: side < 0 ? lay : lay + 7 },
    );
    return (
      slab(pen, camera, place, cover, colour) +
      onFace(camera, place, faces.front, w, thickness, leaves(pen, w, thickness, true)) +
      onFace(camera, place, faces.left, h, thickness, leaves(pen, h, thickness, true)) +
      onFace(camera, place, faces.right, h, thickness, leaves(pen, h, thickness, true)) +
      onFace(
        camera,
        place,
        faces.top,
        w,
        h,
        art +
          gutter +
          rect([0, 0, w, h], 'none', `stroke="${lighter('#d9cbb5', 0.3)}" stroke-width="1"`),
      )
    );
  };
  const whole: Block = { from: [-w - 8, -8, 0], size: [w * 2 + 16, h + 16, thickness + 10] };
  return shadowOf(pen, camera, placement, whole, 0.44) + half(-1) + half(1);
}
