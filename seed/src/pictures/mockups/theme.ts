import { applyPrintDefaults, THEME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { pageOrnaments } from '@smriti/shared/book/ornaments';
import type { themes } from '../../data/frames-and-themes.ts';
import { drawSoftShadow } from '../light';
import { darkenColour, lightenColour, markup, type Pen, shadowColour } from '../pen';
import { type Occasion, drawPhoto, createMotifSequence } from '../photo';
import { transformDrawing, type Box, svgGroup, path, rect, stroke } from '../shapes';
import { drawOrnament } from './cover';
import { type SurfaceMaterial, drawSurface, drawWindowLight } from './surface';

/** The surface under each theme's spread, and the occasion of its photos. */
const SETTINGS: readonly (readonly [ground: SurfaceMaterial, occasion: Occasion])[] = [
  ['oak', 'Family'],
  ['terracotta', 'Festivals'],
  ['linen', 'Wedding'],
  ['walnut', 'Anniversary'],
  ['pine', 'Baby'],
  ['plaster', 'Travel'],
  ['slate', 'Everyday'],
  ['marble', 'Birthday'],
  ['walnut', 'Wedding'],
  ['plaster', 'Festivals'],
  ['oak', 'Travel'],
  ['linen', 'Anniversary'],
];

/** Width of the drawn page in mm, the unit of ornaments. */
const PAGE_MM = 210;
const NO_BLEED = { left: 0, right: 0, top: 0, bottom: 0 };

type Theme = (typeof themes)[number];

/** The ornaments of a page as they are printed; lines are wider, because the picture is small. */
function drawOrnaments(theme: Theme, w: number, h: number): string {
  const scale = w / PAGE_MM;
  const { paper_colour, ink_colour, accent_colour, ...rest } = applyPrintDefaults(
    THEME_PRINT_DEFAULTS,
    theme,
  );
  const look = {
    ornament: rest.ornament,
    margin: rest.margin_mm,
    paper: paper_colour,
    ink: ink_colour,
    accent: accent_colour,
  };
  const page = { x: 0, y: 0, w: PAGE_MM, h: h / scale, bleed: NO_BLEED };
  const shapes = pageOrnaments(look, page).map((shape) =>
    shape.stroke
      ? stroke(shape.d, shape.stroke.colour, shape.stroke.width * 1.6)
      : path(shape.d, shape.fill ?? 'none'),
  );
  return transformDrawing([0, 0, scale], shapes.join(''));
}

/** Places of photos in shares of a page: one large, or one wide above two small. */
const SINGLE: readonly Box[] = [[0.14, 0.14, 0.72, 0.56]];
const TRIPLE: readonly Box[] = [
  [0.12, 0.13, 0.76, 0.36],
  [0.12, 0.55, 0.35, 0.32],
  [0.53, 0.55, 0.35, 0.32],
];

/**
 * Draws a spread in a theme, with swatches of its colours below.
 * @param index position of the theme in the catalogue
 */
export function drawThemeSpread(
  pen: Pen,
  { theme, index }: { theme: Theme; index: number },
  w: number,
  h: number,
): string {
  const [ground, occasion] = SETTINGS[index % SETTINGS.length] ?? ['oak', 'Family'];
  const {
    paper_colour: paper,
    ink_colour: ink,
    accent_colour: accent,
  } = applyPrintDefaults(THEME_PRINT_DEFAULTS, theme);
  const motifs = createMotifSequence(occasion, index + 1);
  const pw = w * 0.41;
  const ph = h * 0.66;
  const x = w / 2 - pw;
  const y = h * 0.09;
  const framedPhoto = ([px, py, sw, sh]: Box): string => {
    const [left, top, width, height] = [px * pw, py * ph, sw * pw, sh * ph];
    const border = [left - 8, top - 8, width + 16, height + 16] as const;
    return rect(border, '#fffdf9') + drawPhoto(pen, motifs(), [left, top, width, height]);
  };
  const page = (side: 0 | 1): string => {
    const isSingle = side === (index + 1) % 2;
    const fold =
      side === 0
        ? pen.across([0.8, shadowColour(0)], [1, shadowColour(0.32)])
        : pen.across([0, shadowColour(0.28)], [0.16, shadowColour(0)]);
    const art =
      rect([0, 0, pw, ph], paper) +
      drawOrnaments(theme, pw, ph) +
      (isSingle ? SINGLE : TRIPLE).map(framedPhoto).join('') +
      (isSingle ? transformDrawing([pw / 2, ph * 0.82, 1.5], drawOrnament(pen, ink)) : '') +
      rect([0, 0, pw, ph], fold);
    const place = markup`transform="translate(${x + side * pw} ${y})"`;
    return svgGroup(art, `${place} ${pen.clip(rect([0, 0, pw, ph], '#000'))}`);
  };
  const chips = [accent, ink, paper].map((tint, place) => {
    const left = w * (0.5 + (place - 1) * 0.13) - w * 0.05;
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
