import { drawBokeh } from '../light';
import { darkenColour, lightenColour, mixColours, type Pen, whiteWithOpacity } from '../pen';
import { circle, ellipse, path, rect, repeatDrawing, stroke } from '../shapes';

/** Somebody's head and shoulders; `sitter` 0 a young woman, 1 a man with a beard, 2 a grandmother. */
export function drawPortrait(pen: Pen, size: number, sitter: 0 | 1 | 2): string {
  const back = (['#d9c3ae', '#a9b8b0', '#dcc6b8'] as const)[sitter];
  const skin = (['#c58c62', '#a8704a', '#b98058'] as const)[sitter];
  const hair = (['#1f1613', '#1c1512', '#8d857e'] as const)[sitter];
  const cloth = (['#2f7a6a', '#31455f', '#9b2d30'] as const)[sitter];
  const blush = (x: number): string => circle([x, 14, 11], '#d9735a', 'opacity=".22"');
  const behind =
    sitter === 0
      ? path(
          'M-66 -10C-76 -104 76 -104 66 -10C72 40 78 90 62 128L-62 128C-78 90 -72 40 -66 -10Z',
          hair,
        )
      : sitter === 2
        ? circle([46, 24, 26], hair) + path('M-58 0C-66 -92 66 -92 58 0Z', hair)
        : '';
  const clothes =
    sitter === 1
      ? path(
          'M-128 200C-124 116 -78 92 -34 84L0 104L34 84C78 92 124 116 128 200Z',
          pen.linear(lightenColour(cloth, 0.16), darkenColour(cloth, 0.2)),
        ) +
        path('M-34 84L-12 128L0 104L12 128L34 84L26 76L0 98L-26 76Z', lightenColour(cloth, 0.26)) +
        circle([0, 140, 3.4], '#e3d6c3') +
        circle([0, 166, 3.4], '#e3d6c3')
      : path(
          'M-124 200C-120 118 -78 96 -36 88C-20 112 20 112 36 88C78 96 120 118 124 200Z',
          mixColours(cloth, '#d9a94e', 0.35),
        ) +
        path(
          'M36 88C78 96 120 118 124 200H-96C-40 180 10 140 36 88Z',
          pen.diagonal(lightenColour(cloth, 0.2), darkenColour(cloth, 0.2)),
        ) +
        stroke('M34 92C8 144 -42 182 -98 202', '#e9c25a', 7);
  const neck = path('M-26 44H26V80L38 88C22 114 -22 114 -38 88L-26 80Z', darkenColour(skin, 0.16));
  const face =
    path(
      'M-50 -18C-50 -70 50 -70 50 -18C50 34 26 66 0 66C-26 66 -50 34 -50 -18Z',
      pen.leaning(lightenColour(skin, 0.1), skin, darkenColour(skin, 0.08)),
    ) +
    ellipse([-51, 2, 9, 14], darkenColour(skin, 0.06)) +
    ellipse([51, 2, 9, 14], darkenColour(skin, 0.06));
  const brow = sitter === 2 ? '#8a7d74' : '#2a1a12';
  const eyes = [-21, 21]
    .map(
      (x) =>
        ellipse([x, -4, 7.6, 5.2], '#fffaf4') +
        circle([x, -4, 4.5], '#3a2317') +
        circle([x + 1.4, -5.4, 1.3], '#ffffff') +
        stroke(`M${x - 9} -6Q${x} -13.5 ${x + 9} -6`, '#2a1a12', 2.4) +
        stroke(`M${x - 12} -20Q${x} -27 ${x + 12} -20`, brow, 3.4, 'opacity=".85"'),
    )
    .join('');
  const nose = stroke(
    'M-1 -2Q-6 16 -6 20Q0 25 6 20',
    darkenColour(skin, 0.28),
    2.4,
    'opacity=".7"',
  );
  const mouth =
    path('M-17 36Q0 44 17 36Q0 56 -17 36Z', '#fffaf4') +
    stroke('M-18 35.6Q0 45 18 35.6', '#8f3f33', 2.6) +
    stroke('M-11 47Q0 54 11 47', '#b5594a', 3);
  const details =
    sitter === 0
      ? path('M-52 -16C-56 -86 30 -92 54 -16C40 -44 10 -56 -8 -58C-24 -48 -44 -36 -52 -16Z', hair) +
        circle([0, -30, 3.8], '#9b2d30') +
        circle([-52, 22, 5.4], '#e9c25a') +
        circle([52, 22, 5.4], '#e9c25a') +
        path('M-52 26l-5 12h10ZM52 26l-5 12h10Z', '#e9c25a')
      : sitter === 1
        ? path(
            'M-52 -14C-60 -92 60 -96 52 -14C46 -40 38 -52 4 -52C-30 -52 -46 -42 -52 -14Z',
            hair,
          ) +
          path(
            'M-50 4C-48 40 -30 74 0 76C30 74 48 40 50 4C44 26 34 30 20 28C8 25 -8 25 -20 28C-34 30 -44 26 -50 4ZM-18 36Q0 30 18 36Q18 52 0 56Q-18 52 -18 36Z',
            hair,
            'fill-rule="evenodd"',
          ) +
          [-21, 21]
            .map((x) =>
              rect(
                [x - 17, -18, 34, 27],
                whiteWithOpacity(0.12),
                'rx="11" stroke="#4a3526" stroke-width="3"',
              ),
            )
            .join('') +
          stroke('M-4 -8Q0 -11 4 -8', '#4a3526', 3)
        : path(
            'M-52 -14C-58 -88 58 -88 52 -14C44 -48 16 -62 0 -64C-16 -62 -44 -48 -52 -14Z',
            hair,
          ) +
          circle([0, -32, 4.6], '#9b2d30') +
          stroke(
            'M-38 8q5 6 10 7M38 8q-5 6 -10 7M-30 30q-4 6 -3 12M30 30q4 6 3 12',
            darkenColour(skin, 0.25),
            1.8,
            'opacity=".6"',
          ) +
          circle([-52, 20, 4.6], '#e9c25a') +
          circle([52, 20, 4.6], '#e9c25a');
  const scale = size / 320;
  return (
    rect(
      [0, 0, size, size],
      pen.diagonal(lightenColour(back, 0.35), back, darkenColour(back, 0.16)),
    ) +
    drawBokeh(pen, [0, 0, size, size], 9, size * 0.12, ['#ffffff', lightenColour(back, 0.5)]) +
    repeatDrawing(
      1,
      () =>
        `<g transform="translate(${size / 2} ${size * 0.47}) scale(${scale})">${behind}${clothes}${neck}${path('M-24 56Q0 78 24 56L22 70Q0 86 -22 70Z', darkenColour(skin, 0.34), 'opacity=".5"')}${face}${blush(-32)}${blush(32)}${sitter === 1 ? details + eyes + nose + mouth : eyes + nose + mouth + details}</g>`,
    )
  );
}
