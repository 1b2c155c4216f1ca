import { drawSoftShadow } from '../light';
import {
  withOpacity,
  pathData,
  darkenColour,
  roundNumber,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  shadowColour,
  whiteWithOpacity,
} from '../pen';
import { drawPhoto, type DrawMotif } from '../photo';
import { circle, ellipse, path, rect, repeatDrawing, stroke } from '../shapes';
import { drawBinding, drawOrnament } from './cover';

/** Draws one gift centred on the origin, about 1000 units across. */
export type DrawGift = (pen: Pen, motifs: () => DrawMotif) => string;

function gloss(pen: Pen, x: number, y: number, w: number, h: number): string {
  return rect(
    [x, y, w, h],
    pen.diagonal(
      [0, whiteWithOpacity(0.36)],
      [0.32, whiteWithOpacity(0.05)],
      [1, withOpacity('#1a0e06', 0.14)],
    ),
  );
}

function tile(
  pen: Pen,
  motif: DrawMotif,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  turn: number,
): string {
  const box = markup`<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${r}"/>`;
  return markup`<g transform="translate(${x} ${y}) rotate(${turn})">${drawSoftShadow([-w / 2 + 10, -h / 2 + 16, w, h], 16, 0.42)}${rect([-w / 2 - 5, -h / 2 - 5, w + 12, h + 14], '#d9cfc0', `rx="${r + 4}"`)}${rect([-w / 2 - 6, -h / 2 - 6, w + 12, h + 12], '#fffdf9', `rx="${r + 5}"`)}<g ${pen.clip(box)}>${drawPhoto(pen, motif, [-w / 2, -h / 2, w, h])}${gloss(pen, -w / 2, -h / 2, w, h)}</g></g>`;
}

/** Square magnets scattered on a steel-grey door. */
export const drawMagnets: DrawGift = (pen, motifs) =>
  (
    [
      [-235, -260, 400, 400, -5],
      [225, -240, 380, 470, 6],
      [-225, 230, 380, 460, 4],
      [235, 260, 420, 360, -6],
    ] as const
  )
    .map(([x, y, w, h, turn]) => tile(pen, motifs(), x, y, w, h, 22, turn + pen.range(-2, 2)))
    .join('');

/** A photo keychain in metal and leather. */
export const drawKeychain: DrawGift = (pen, motifs) => {
  const leather = pen.pick(['#7a4a2c', '#3a322d', '#9b2d30', '#b98a5a']);
  const steel = pen.linear('#f6f4f0', '#9a948b', '#e8e4dd', '#6f6962');
  const frame = (r: number) =>
    `<rect x="${-190 - r}" y="${-60 - r}" width="${380 + r * 2}" height="${470 + r * 2}" rx="${64 + r}"/>`;
  return `<g transform="rotate(${pen.int(-16, 14)})">${drawSoftShadow([-196, -30, 410, 500], 40, 0.44)}${circle([0, -350, 118], 'none', `stroke="#1f120a" stroke-width="26" opacity=".2" transform="translate(14 22)"`)}${circle([0, -350, 118], 'none', `stroke="${steel}" stroke-width="24"`)}${circle([0, -350, 118], 'none', 'stroke="#fff" stroke-width="4" opacity=".55"')}<g ${pen.clip('<path d="M-56 -258H56V-20H-56Z"/>')}><g transform="translate(-56 -258)">${drawBinding(pen, leather, 112, 240, true)}</g></g>${path('M-46 -250V-26M46 -250V-26', 'none', `stroke="${lightenColour(leather, 0.5)}" stroke-width="3.4" stroke-dasharray="12 8"`)}<g fill="${steel}">${frame(18)}</g><g ${pen.clip(frame(0))}>${drawPhoto(pen, motifs(), [-190, -60, 380, 470])}${gloss(pen, -190, -60, 380, 470)}</g>${circle([0, -36, 16], '#6f6962')}${circle([-4, -40, 8], '#f6f4f0')}</g>`;
};

/** A mug with a photograph wrapped around it. */
export const drawMug: DrawGift = (pen, motifs) => {
  const glaze = pen.pick(['#fdfbf7', '#f3ece0', '#e6ebe8', '#33383b']);
  const inner = pen.pick([glaze, '#9b2d30', '#d98a1e', '#2f6a6a']);
  const body = 'M-270 -330V250C-270 320 -180 356 0 356C180 356 270 320 270 250V-330Z';
  const shade = pen.across(
    [0, withOpacity('#1a0e06', 0.34)],
    [0.16, withOpacity('#1a0e06', 0.05)],
    [0.34, whiteWithOpacity(0.42)],
    [0.48, whiteWithOpacity(0.04)],
    [0.78, withOpacity('#1a0e06', 0.1)],
    [1, withOpacity('#1a0e06', 0.5)],
  );
  const handle = 'M262 -190C430 -220 470 -60 430 60C400 150 320 190 262 190';
  return (
    ellipse([60, 352, 400, 54], shadowColour(0.5), pen.blur(26)) +
    ellipse([10, 350, 262, 30], shadowColour(0.55), pen.blur(8)) +
    stroke(handle, darkenColour(glaze, 0.3), 66) +
    stroke(handle, glaze, 54) +
    stroke(handle, '#ffffff', 14, 'opacity=".5" transform="translate(-8 -10)"') +
    path(body, glaze) +
    `<g ${pen.clip(`<path d="${body}"/>`)}><g ${pen.clip('<path d="M-236 -236Q0 -186 236 -236V216Q0 276 -236 216Z"/>')}>${drawPhoto(pen, motifs(), [-236, -236, 472, 500])}</g>${rect([-270, -330, 540, 700], shade)}</g>` +
    ellipse([0, -330, 270, 52], lightenColour(glaze, 0.3)) +
    ellipse([0, -326, 250, 43], darkenColour(inner, 0.25)) +
    ellipse([0, -312, 232, 32], '#8a5630') +
    ellipse([-20, -309, 190, 22], '#a9703f') +
    stroke(
      'M-60 -390C-100 -450 -20 -480 -60 -560M50 -396C10 -450 90 -490 54 -570',
      '#ffffff',
      20,
      `opacity=".4" ${pen.blur(11)}`,
    )
  );
};

/** A cushion printed with a photograph. */
export const drawCushion: DrawGift = (pen, motifs) => {
  const shape =
    'M-400 -360C-300 -400 -250 -384 0 -384C250 -384 300 -400 400 -360C436 -300 410 -220 410 0C410 220 436 300 400 360C300 404 250 384 0 384C-250 384 -300 404 -400 360C-436 300 -410 220 -410 0C-410 -220 -436 -300 -400 -360Z';
  const piping = pen.pick(['#efe4d2', '#9b2d30', '#31455f', '#c9a24a']);
  const creases = [
    [-390, -350, -200, -190],
    [390, -350, 210, -180],
    [-390, 350, -210, 190],
    [390, 350, 200, 180],
  ] as const;
  return (
    ellipse([30, 380, 440, 70], shadowColour(0.5), pen.blur(30)) +
    path(shape, piping) +
    `<g ${pen.clip(`<path d="${shape}" transform="scale(.97)"/>`)}>${drawPhoto(pen, motifs(), [-420, -400, 840, 800])}${rect(
      [-430, -410, 860, 820],
      pen.radial(
        [
          [0, whiteWithOpacity(0.24)],
          [0.5, whiteWithOpacity(0)],
          [0.82, withOpacity('#1a0e06', 0.14)],
          [1, withOpacity('#1a0e06', 0.5)],
        ],
        [0.4, 0.36, 0.72],
      ),
    )}<g ${pen.blur(14)}>${creases.map(([x, y, tx, ty]) => stroke(`M${x} ${y}Q${(x + tx) / 2 + 30} ${(y + ty) / 2} ${tx} ${ty}`, '#1a0e06', 22, 'opacity=".3"') + stroke(`M${x + 26} ${y}Q${(x + tx) / 2 + 60} ${(y + ty) / 2} ${tx + 26} ${ty}`, '#ffffff', 16, 'opacity=".3"')).join('')}</g></g>` +
    path(shape, 'none', `stroke="${darkenColour(piping, 0.2)}" stroke-width="5" opacity=".6"`)
  );
};

/** Lines of a jigsaw's cuts over a box of columns x rows. */
function cuts(pen: Pen, w: number, h: number, columns: number, rows: number): string {
  const cw = w / columns;
  const ch = h / rows;
  const knob = (horizontal: boolean, x: number, y: number, side: number): string => {
    const s = Math.min(cw, ch) * 0.2 * side;
    return horizontal
      ? pathData`M${x} ${y}h${cw * 0.4}c${-cw * 0.08} ${s * 1.5} ${cw * 0.28} ${s * 1.5} ${cw * 0.2} 0h${cw * 0.4}`
      : pathData`M${x} ${y}v${ch * 0.4}c${s * 1.5} ${-ch * 0.08} ${s * 1.5} ${ch * 0.28} 0 ${ch * 0.2}v${ch * 0.4}`;
  };
  return (
    repeatDrawing(rows - 1, (row) =>
      repeatDrawing(columns, (column) =>
        knob(true, column * cw, (row + 1) * ch, pen.pick([-1, 1])),
      ),
    ) +
    repeatDrawing(columns - 1, (column) =>
      repeatDrawing(rows, (row) => knob(false, (column + 1) * cw, row * ch, pen.pick([-1, 1]))),
    )
  );
}

/** A jigsaw puzzle with one corner unfinished. */
export const drawPuzzle: DrawGift = (pen, motifs) => {
  const w = 860;
  const h = 700;
  const lines = cuts(pen, w, h, 7, 6);
  const motif = motifs();
  const cw = w / 7;
  const ch = h / 6;
  const hole = pathData`M${w - cw * 2} ${h - ch}H${w}V${h}H${w - cw * 2}Z`;
  const loose = (x: number, y: number, turn: number, sx: number, sy: number): string => {
    const piece = pathData`M0 0H${cw * 0.4}c${-cw * 0.08} -28 ${cw * 0.28} -28 ${cw * 0.2} 0H${cw}V${ch * 0.4}c28 ${-ch * 0.08} 28 ${ch * 0.28} 0 ${ch * 0.2}V${ch}H0Z`;
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${path(piece, shadowColour(0.4), 'transform="translate(9 13)"')}<g ${pen.clip(`<path d="${piece}"/>`)}><g transform="translate(${roundNumber(-sx)} ${roundNumber(-sy)})">${drawPhoto(pen.fork(5), motif, [0, 0, w, h])}</g></g>${path(piece, 'none', 'stroke="#fffaf0" stroke-width="2.6" opacity=".6"')}</g>`;
  };
  return `<g transform="rotate(${pen.int(-6, 5)}) translate(${-w / 2} ${-h / 2 - 30})">${drawSoftShadow([12, 18, w, h], 24, 0.44)}${rect([-6, -6, w + 14, h + 16], '#cdbfa8', 'rx="8"')}${drawPhoto(pen.fork(5), motif, [0, 0, w, h])}${stroke(lines, '#2a1a10', 2.6, 'opacity=".45"')}<g transform="translate(1.6 2)">${stroke(lines, '#ffffff', 1.5, 'opacity=".5"')}</g>${path(hole, '#b9a88e')}${rect([w - cw * 2, h - ch, cw * 2, 12], shadowColour(0.35))}${gloss(pen, 0, 0, w, h)}${loose(w - cw * 2.5, h + 60, 16, w - cw * 2, h - ch)}${loose(w - cw * 0.9, h + 90, -24, w - cw, h - ch)}</g>`;
};

/** Round coasters with cork backs, one leaning on the others. */
export const drawCoasters: DrawGift = (pen, motifs) =>
  (
    [
      [-220, -270, 225],
      [235, -120, 225],
      [-90, 250, 285],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        `<g transform="translate(${x} ${y})">${ellipse([16, 30, r + 6, r + 4], shadowColour(0.42), pen.blur(16))}${circle([0, 12, r + 1], '#a9763f')}${circle([0, 0, r], '#fbf6ec')}<g ${pen.clip(circle([0, 0, r - 9], '#000'))}>${drawPhoto(pen, motifs(), [-r, -r, r * 2, r * 2])}${gloss(pen, -r, -r, r * 2, r * 2)}</g>${circle([0, 0, r - 9], 'none', 'stroke="#c9a24a" stroke-width="4" opacity=".9"')}</g>`,
    )
    .join('');

/** Two bookmarks with tassels. */
export const drawBookmarks: DrawGift = (pen, motifs) =>
  (
    [
      [-170, -8],
      [165, 7],
    ] as const
  )
    .map(([x, turn]) => {
      const silk = pen.pick(['#9b2d30', '#d98a1e', '#2f6a6a', '#31455f']);
      const tassel =
        stroke('M0 -470C-70 -560 -150 -520 -150 -440', silk, 7) +
        rect([-164, -446, 28, 34], '#c9a24a', 'rx="8"') +
        repeatDrawing(11, (index) =>
          stroke(
            `M-150 -414Q${-174 + index * 5} -360 ${-180 + index * 6} ${-290 + (index % 3) * 9}`,
            index % 2 === 0 ? silk : lightenColour(silk, 0.22),
            5,
          ),
        );
      return `<g transform="translate(${x} 40) rotate(${turn + pen.range(-2, 2)})">${drawSoftShadow([-112, -490, 250, 1000], 20, 0.38)}${rect([-125, -510, 250, 1000], '#fffdf8', 'rx="20"')}${drawPhoto(pen, motifs(), [-104, -420, 208, 730])}<g transform="translate(0 400) scale(1.5)">${drawOrnament(pen, '#8a5a2c')}</g>${circle([0, -470, 15], '#8a7d6f')}${circle([0, -470, 8], '#3a322b')}${tassel}${gloss(pen, -125, -510, 250, 1000)}</g>`;
    })
    .join('');

/** A folded greeting card with its envelope. */
export const drawGreetingCard: DrawGift = (pen, motifs) => {
  const paper = pen.pick(['#fdf8ee', '#fbf0e6', '#f6f3ea']);
  const envelope = pen.pick(['#c98d6e', '#9b2d30', '#8f9d94', '#d9c3a5', '#31455f']);
  const back = `<g transform="translate(90 120) rotate(9)">${drawSoftShadow([-390, -270, 800, 560], 26, 0.42)}${rect([-400, -290, 800, 560], pen.linear(lightenColour(envelope, 0.14), envelope), 'rx="10"')}${path('M-400 -284L0 40L400 -284', darkenColour(envelope, 0.1), `stroke="${darkenColour(envelope, 0.3)}" stroke-width="3"`)}${circle([0, 20, 46], '#7f2225')}${circle([-3, 16, 36], '#9b2d30')}<g transform="translate(-3 16) scale(.7)">${drawOrnament(pen, '#d98a8a')}</g></g>`;
  const card = `<g transform="translate(-70 -90) rotate(-7)">${drawSoftShadow([-290, -400, 610, 830], 28, 0.44)}${path('M-300 -410L-322 -396V436L-300 420Z', darkenColour(paper, 0.22))}${rect([-300, -410, 610, 830], paper, 'rx="4"')}${rect([-268, -378, 546, 766], 'none', `stroke="${mixColours(paper, '#8a5a2c', 0.6)}" stroke-width="3"`)}${drawPhoto(pen, motifs(), [-246, -356, 502, 560])}<g transform="translate(5 296) scale(2.2)">${drawOrnament(pen, '#9b2d30')}</g>${gloss(pen, -300, -410, 610, 830)}${rect([-300, -410, 16, 830], pen.across(withOpacity('#1a0e06', 0.2), withOpacity('#1a0e06', 0)))}</g>`;
  return back + card;
};

/** A gift box tied with ribbon, with its lid next to it and the album inside. */
export function drawGiftBox(pen: Pen, tint: string, silk: string): string {
  const bow = [-1, 1]
    .map(
      (side) =>
        path(
          `M0 0C${side * 50} -110 ${side * 190} -110 ${side * 176} -20C${side * 168} 40 ${side * 60} 40 0 0Z`,
          pen.linear(lightenColour(silk, 0.28), silk, darkenColour(silk, 0.3)),
        ) +
        path(
          `M${side * 4} 4L${side * 74} 150L${side * 118} 122L${side * 24} -6Z`,
          darkenColour(silk, 0.14),
        ),
    )
    .join('');
  return (
    drawSoftShadow([-330, -240, 700, 560], 46, 0.46) +
    rect(
      [-350, -280, 700, 560],
      pen.diagonal(lightenColour(tint, 0.22), tint, darkenColour(tint, 0.16)),
      'rx="12"',
    ) +
    rect(
      [-350, -280, 700, 560],
      'none',
      `stroke="${lightenColour(tint, 0.4)}" stroke-width="4" rx="12"`,
    ) +
    rect(
      [-34, -280, 68, 560],
      pen.across(darkenColour(silk, 0.1), lightenColour(silk, 0.18), darkenColour(silk, 0.16)),
    ) +
    rect(
      [-350, -34, 700, 68],
      pen.linear(lightenColour(silk, 0.16), silk, darkenColour(silk, 0.2)),
    ) +
    ellipse([8, 20, 190, 70], shadowColour(0.25), pen.blur(14)) +
    bow +
    rect(
      [-34, -32, 68, 64],
      pen.linear(lightenColour(silk, 0.2), darkenColour(silk, 0.15)),
      'rx="20"',
    )
  );
}
