import { pathData, mixColours, type Pen } from '../pen';
import { circle, ellipse, path, stroke } from '../shapes';

/** Colours one figure wears; all figures are drawn 100 units tall with their feet at the origin. */
type Dress = {
  readonly main: string;
  readonly accent: string;
  readonly skin: string;
  readonly hair: string;
};

const skins = ['#c58c62', '#a86f48', '#8d5a3a', '#d3a075', '#b87d55'] as const;
const saris = [
  '#b3263a',
  '#d97b1f',
  '#2f7a6a',
  '#7b2f6b',
  '#c94b6d',
  '#1f5f8f',
  '#c9a227',
  '#3d7f3f',
] as const;
const kurtas = [
  '#f1e6d2',
  '#d9c7a4',
  '#3d5a80',
  '#7a8f5a',
  '#8f4b3c',
  '#e4d7c3',
  '#5a6a7a',
] as const;

/** Random clothes and colouring. */
export function pickDress(pen: Pen, kind: 'sari' | 'kurta'): Dress {
  return {
    main: kind === 'sari' ? pen.pick(saris) : pen.pick(kurtas),
    accent:
      kind === 'sari'
        ? pen.pick(['#e9c25a', '#f3d98b', '#f7e3b5'])
        : pen.pick(['#7a2e2e', '#b98a3e', '#3c4a5a']),
    skin: pen.pick(skins),
    hair: pen.pick(['#1d1512', '#261a14', '#2d1e17']),
  };
}

/** The same figure in a single colour. */
export function createSilhouetteDress(colour: string): Dress {
  return { main: colour, accent: colour, skin: colour, hair: colour };
}

/** Positions of both hands, so that figures can hold hands or carry things. */
export type Hands = {
  readonly left?: readonly [number, number];
  readonly right?: readonly [number, number];
};

function arms(dress: Dress, sleeve: string, hands: Hands, shoulder = -80, half = 9): string {
  const arm = (side: -1 | 1, hand: readonly [number, number]): string => {
    const sx = side * half;
    const elbowX = (sx + hand[0]) / 2 + side * 3;
    const elbowY = (shoulder + hand[1]) / 2 + 3;
    const middle = pathData`${(sx + elbowX) / 2 + side * 0.6} ${(shoulder + elbowY) / 2}`;
    return (
      stroke(
        pathData`M${sx} ${shoulder}Q${elbowX} ${elbowY} ${hand[0]} ${hand[1]}`,
        dress.skin,
        4.2,
      ) + stroke(`M${sx} ${shoulder}L${middle}`, sleeve, 5.4)
    );
  };
  return arm(-1, hands.left ?? [-13, -48]) + arm(1, hands.right ?? [13, -48]);
}

function head(dress: Dress, y = -92): string {
  return (
    path(
      `M-2.6 ${y + 5}L2.6 ${y + 5}L3.4 ${y + 12}L-3.4 ${y + 12}Z`,
      mixColours(dress.skin, dress.hair, 0.18),
    ) + ellipse([0, y, 6, 7.2], dress.skin)
  );
}

/** A woman in a sari, from the front; with `bun` the hair is tied up with flowers. */
export function drawSariWoman(dress: Dress, hands: Hands = {}, isBack = false): string {
  const fold = mixColours(dress.main, '#1a0a10', 0.22);
  const bright = mixColours(dress.main, '#ffffff', 0.12);
  const hair = isBack
    ? ellipse([0, -92.5, 6.8, 7.6], dress.hair) +
      circle([0, -89, 4.6], mixColours(dress.hair, '#ffffff', 0.05)) +
      `<path d="M-5 -88Q0 -82 5 -88" fill="none" stroke="${dress.accent === dress.main ? dress.main : '#fbf6ea'}" stroke-width="2.2" stroke-dasharray="1.6 .7"/>`
    : path(
        'M-6.6 -91C-7.4 -103 7.4 -103 6.6 -91C6 -96 3 -98.4 0 -98.6C-3 -98.4 -6 -96 -6.6 -91Z',
        dress.hair,
      ) + circle([5.6, -88.4, 3.2], dress.hair);
  return (
    path('M-9 -58C-13 -40 -15 -16 -17 0C-6 2.6 6 2.6 17 0C15 -18 13 -40 9 -58Z', dress.main) +
    path(
      'M-2 -57C-3 -36 -4 -16 -5 1.4L1 1.7C1 -18 1 -38 2 -57ZM5 -57C7 -36 8 -16 9 1L13 .6C12 -18 10 -38 8 -57Z',
      fold,
      'opacity=".6"',
    ) +
    path('M-17 0C-6 2.6 6 2.6 17 0L16.6 -4.4C6 -1.8 -6 -1.8 -16.6 -4.4Z', dress.accent) +
    (isBack ? '' : head(dress)) +
    path(
      'M-10.5 -80C-6 -83 6 -83 10.5 -80C10 -70 9 -64 9.4 -57L-9.4 -57C-9 -64 -10 -70 -10.5 -80Z',
      mixColours(dress.main, dress.accent, 0.35),
    ) +
    arms(dress, mixColours(dress.main, dress.accent, 0.35), hands) +
    path('M-10 -59C-4 -66 2 -74 5 -83L11 -80.4C10 -66 2 -56 -9 -50Z', bright) +
    path(
      'M5 -83L11 -80.4C14 -64 15.4 -44 14 -26L7.6 -25C9 -44 9 -62 5 -83Z',
      isBack ? bright : dress.main,
    ) +
    path('M14 -26L7.6 -25L7.4 -29.6L14.3 -30.4Z', dress.accent) +
    stroke('M-10 -57C-4 -64 2 -73 5 -82.6', dress.accent, 1.2) +
    (isBack ? path('M-3 -86L3 -86L3.6 -80L-3.6 -80Z', dress.skin) : '') +
    hair
  );
}

/** A man in a kurta, from the front; `turban` gives him one of that colour. */
export function drawKurtaMan(
  dress: Dress,
  hands: Hands = {},
  turban?: string,
  isBack = false,
): string {
  const fold = mixColours(dress.main, '#20140c', 0.16);
  const legs = mixColours(dress.main, '#f4efe4', dress.accent === dress.main ? 0 : 0.55);
  const top =
    turban === undefined
      ? path(
          isBack
            ? 'M-6.4 -90C-7.4 -103 7.4 -103 6.4 -90C5 -86.6 -5 -86.6 -6.4 -90Z'
            : 'M-6.5 -92C-7.2 -103 7.4 -103.4 6.5 -92C5.6 -96.6 2 -96.6 -1 -97C-4 -97 -6 -95.4 -6.5 -92Z',
          dress.hair,
        )
      : path(
          'M-7.6 -93.6C-9 -104 -2 -106.6 2 -105.6C8 -105 9 -99 7.6 -93.4C3 -97 -3 -97 -7.6 -93.6Z',
          turban,
        ) +
        stroke(
          'M-7 -95.4C-2 -102 3 -103 7.6 -101M-6.4 -98C-2 -103 2 -104.6 5 -104.4',
          mixColours(turban, '#ffffff', 0.25),
          0.9,
        ) +
        path('M6 -97C10 -92 9 -86 7.4 -80L5.6 -92Z', mixColours(turban, '#20140c', 0.15));
  return (
    path('M-7.6 -38L-8.6 0L-2.4 0L-.4 -34L.6 -34L2.8 0L9 0L7.6 -38Z', legs) +
    path(
      'M-9.4 0C-9.4 -2.6 -3 -2.6 -2 0ZM9.8 0C9.8 -2.6 3.4 -2.6 2.4 0Z',
      mixColours(dress.hair, '#6b3f22', 0.5),
    ) +
    (isBack ? '' : head(dress)) +
    arms(dress, dress.main, hands, -79, 10.6) +
    path(
      'M-12 -80C-8 -83.4 8 -83.4 12 -80C11.4 -66 10.4 -56 11.4 -31C4 -29 -4 -29 -11.4 -31C-10.4 -56 -11.4 -66 -12 -80Z',
      dress.main,
    ) +
    path(
      'M-10.6 -50L-11.4 -31C-9 -30.2 -7 -30 -5 -29.8ZM10.6 -50L11.4 -31C9 -30.2 8 -30 6 -29.8Z',
      fold,
      'opacity=".5"',
    ) +
    (isBack
      ? path('M-3 -88L3 -88L4 -81L-4 -81Z', dress.skin) + ellipse([0, -92, 6, 7], dress.skin)
      : path('M-3 -82.6L0 -78L3 -82.6Z', dress.skin) + stroke('M0 -78L0 -62', dress.accent, 1)) +
    top
  );
}

/** A child standing or running, 100 units tall like the others: scale it down. */
export function drawChild(
  dress: Dress,
  isRunning: boolean,
  hands: Hands = {},
  isGirl = false,
): string {
  const legs = isRunning
    ? stroke('M-3 -40L-12 -24L-26 -20M3 -40L12 -24L9 -2L15 -1', dress.skin, 6.4)
    : stroke('M-5 -40L-5.5 -1M5 -40L5.5 -1', dress.skin, 6.6);
  const shoes = isRunning ? '' : stroke('M-8 -1L-4.5 -1M4.5 -1L8 -1', dress.hair, 4);
  const clothes = isGirl
    ? path('M-10 -68C-5 -71 5 -71 10 -68L18 -32C8 -27 -8 -27 -18 -32Z', dress.main) +
      path('M-18 -32C-8 -27 8 -27 18 -32L17 -36C8 -31 -8 -31 -17 -36Z', dress.accent)
    : path('M-11.4 -68C-5 -71 5 -71 11.4 -68L11 -44L-11 -44Z', dress.main) +
      path('M-11 -46L11 -46L12 -31L1 -31L0 -37L-1 -31L-12 -31Z', dress.accent);
  const hair = isGirl
    ? path(
        'M-12 -84C-14 -104 14 -104 12 -84C9 -92 3 -94 0 -94C-4 -94 -9 -92 -12 -84Z',
        dress.hair,
      ) +
      circle([-12.6, -84, 4.4], dress.hair) +
      circle([12.6, -84, 4.4], dress.hair)
    : path(
        'M-11.6 -86C-13 -104 13 -104 11.6 -86C8 -93 4 -92 -1 -93C-5 -93 -9 -92 -11.6 -86Z',
        dress.hair,
      );
  return (
    legs +
    shoes +
    path('M-3 -74L3 -74L3 -66L-3 -66Z', dress.skin) +
    stroke(
      `M-9 -65Q-14 -58 ${hands.left?.[0] ?? -16} ${hands.left?.[1] ?? -44}M9 -65Q14 -58 ${hands.right?.[0] ?? 16} ${hands.right?.[1] ?? -44}`,
      dress.skin,
      5,
    ) +
    clothes +
    ellipse([0, -84, 11, 11.4], dress.skin) +
    hair
  );
}

/** A person seen walking away, for landscapes. */
export function drawWalker(pen: Pen, kind: 'sari' | 'kurta'): string {
  const dress = pickDress(pen, kind);
  return kind === 'sari'
    ? drawSariWoman(dress, {}, true)
    : drawKurtaMan(dress, {}, pen.chance(0.4) ? '#c8553d' : undefined, true);
}
