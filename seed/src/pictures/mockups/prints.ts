import { drawGlow, drawSoftShadow } from '../light';
import {
  withOpacity,
  pathData,
  darkenColour,
  lightenColour,
  markup,
  type Pen,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import { transformDrawing, type Box, path, rect, repeatDrawing, stroke } from '../shapes';

/** Draws a print with a white border, centred on the origin; `isInstant` widens the lower border. */
export function drawPrint(
  pen: Pen,
  motif: DrawMotif,
  w: number,
  h: number,
  isInstant = false,
): string {
  const border = Math.min(w, h) * 0.05;
  const foot = isInstant ? h * 0.18 : border;
  const paper = pen.pick(['#fffdf9', '#fdf9f0']);
  return (
    drawSoftShadow([-w / 2 + 6, -h / 2 + 10, w, h], 13, 0.34) +
    rect([-w / 2, -h / 2, w, h], paper) +
    drawPhoto(pen, motif, [-w / 2 + border, -h / 2 + border, w - border * 2, h - border - foot]) +
    rect(
      [-w / 2, -h / 2, w, h],
      pen.diagonal(
        [0, whiteWithOpacity(0.2)],
        [0.5, whiteWithOpacity(0)],
        [1, withOpacity('#2a1a10', 0.08)],
      ),
    )
  );
}

/** Prints fanned out from a point, the last on top. */
export function drawFannedPrints(
  pen: Pen,
  motifs: () => DrawMotif,
  [x, y, w, h]: Box,
  count: number,
): string {
  return repeatDrawing(count, (index) => {
    const turn = (index - (count - 1) / 2) * (54 / count) + pen.range(-2, 2);
    return markup`<g transform="translate(${x} ${y}) rotate(${turn}) translate(0 ${-h * 0.62})">${drawPrint(pen, motifs(), w, h)}</g>`;
  });
}

/** Prints scattered over a table at slight angles. */
export function drawScatteredPrints(
  pen: Pen,
  motifs: () => DrawMotif,
  w: number,
  h: number,
  isInstant: boolean,
): string {
  const spots = [
    [0.28, 0.22, -9],
    [0.72, 0.2, 7],
    [0.26, 0.54, 6],
    [0.74, 0.52, -7],
    [0.3, 0.83, -5],
    [0.71, 0.82, 8],
    [0.5, 0.5, 2],
  ] as const;
  return spots
    .map(([x, y, turn], index) => {
      const isTall = isInstant || index % 3 !== 1;
      const size = w * (index === 6 ? 0.46 : 0.38);
      return transformDrawing(
        [x * w + pen.range(-12, 12), y * h + pen.range(-12, 12), 1],
        drawPrint(
          pen,
          motifs(),
          isTall ? size * 0.84 : size * 1.12,
          isTall ? size * 1.04 : size * 0.8,
          isInstant,
        ),
        turn + pen.range(-3, 3),
      );
    })
    .join('');
}

function peg(pen: Pen): string {
  const wood = pen.pick(['#d3ab78', '#c4975f', '#dcc096']);
  return (
    path(
      'M-8 -24H8L6 34H-6Z',
      pen.across(lightenColour(wood, 0.25), wood, darkenColour(wood, 0.3)),
    ) +
    rect([-9, -2, 18, 5], '#8f8578') +
    stroke('M0 -22V32', darkenColour(wood, 0.4), 1)
  );
}

/** Prints pegged to strings across a wall, with small lights. */
export function drawPrintsOnStrings(
  pen: Pen,
  motifs: () => DrawMotif,
  w: number,
  h: number,
  rows: number,
): string {
  return repeatDrawing(rows, (row) => {
    const y = h * (0.1 + (row * 0.86) / rows);
    const sag = h * 0.035;
    const height = (h * 0.7) / rows;
    const line = (share: number): number => y + sag * 4 * share * (1 - share);
    const lights = repeatDrawing(9, (index) => {
      const share = (index + 0.5) / 9;
      return drawGlow(pen, [share * w, line(share), w * 0.03], '#ffd58a', 0.8);
    });
    const pictures = repeatDrawing(3, (index) => {
      const share = 0.19 + index * 0.31;
      const width = height * (index % 2 === row % 2 ? 0.78 : 0.72);
      return markup`<g transform="translate(${share * w} ${line(share)}) rotate(${pen.range(-3, 3)})">${transformDrawing([0, height / 2 + 4, 1], drawPrint(pen, motifs(), width, height, pen.chance(0.5)))}${transformDrawing([0, 0, w / 1000], peg(pen))}</g>`;
    });
    return (
      stroke(
        pathData`M${-w * 0.02} ${y}Q${w / 2} ${y + sag * 2} ${w * 1.02} ${y}`,
        '#8a7a64',
        2.6,
      ) +
      lights +
      pictures
    );
  });
}

/** Draws a stack of prints tied with a ribbon from above, centred on the origin. */
export function drawTiedPrintStack(pen: Pen, motif: DrawMotif, w: number, h: number): string {
  const silk = pen.pick(['#9b2d30', '#d98a1e', '#2f6a6a', '#c9a27a']);
  const under = repeatDrawing(
    7,
    (index) =>
      markup`<g transform="rotate(${pen.range(-2.4, 2.4)})">${rect([-w / 2 + 9 - index, -h / 2 + 11 - index, w, h], index % 2 === 0 ? '#f3ecdf' : '#e3d8c6')}</g>`,
  );
  const bow = [-1, 1]
    .map(
      (side) =>
        path(
          `M0 0C${side * 30} -44 ${side * 92} -40 ${side * 84} -6C${side * 80} 18 ${side * 30} 18 0 0Z`,
          pen.linear(lightenColour(silk, 0.22), silk, darkenColour(silk, 0.3)),
        ) + path(`M0 4L${side * 34} 74L${side * 54} 62L${side * 12} 0Z`, darkenColour(silk, 0.12)),
    )
    .join('');
  return (
    drawSoftShadow([-w / 2 + 16, -h / 2 + 22, w, h], 30, 0.42) +
    under +
    drawPrint(pen, motif, w, h) +
    rect(
      [-w / 2 - 2, -17, w + 6, 34],
      pen.linear(lightenColour(silk, 0.2), silk, darkenColour(silk, 0.2)),
    ) +
    bow +
    rect([-15, -17, 30, 34], darkenColour(silk, 0.1), 'rx="9"')
  );
}
