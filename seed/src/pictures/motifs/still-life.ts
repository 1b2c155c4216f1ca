import { createJaggedHeights, landOutlinePath, createRollingHeights } from '../curves';
import { drawBokeh, pickLight, drawSky } from '../light';
import {
  withOpacity,
  pathData,
  lightenColour,
  markup,
  mixColours,
  type Pen,
  whiteWithOpacity,
} from '../pen';
import {
  transformDrawing,
  circle,
  ellipse,
  leafPath,
  path,
  rect,
  repeatDrawing,
  stroke,
} from '../shapes';

/** Flowers close up in soft light. */
export function drawFlowers(pen: Pen, w: number, h: number): string {
  const u = Math.min(w, h) / 100;
  const back = pen.pick(['#9db79a', '#c9b7a3', '#8fa9b8', '#d9b3a8', '#5f7a6a']);
  const tone = pen.pick(['#fbf3ea', '#f2a9b4', '#f6c15c', '#d9556a', '#c9b3e6', '#f08a5c']);
  const bloom = (x: number, y: number, size: number): string =>
    repeatDrawing(3, (ring) =>
      repeatDrawing(
        11 - ring * 2,
        (index) =>
          markup`<path d="${leafPath(30 - ring * 7, 9 - ring)}" fill="${pen.linear(lightenColour(tone, 0.2 + ring * 0.1), mixColours(tone, '#7a2a3a', 0.24 - ring * 0.05))}" transform="translate(${x} ${y}) scale(${size}) rotate(${(index / (11 - ring * 2)) * 360 + ring * 17 + pen.range(-5, 5)})"/>`,
      ),
    ) +
    repeatDrawing(16, () => {
      const angle = pen.range(0, 6.28);
      const reach = pen.range(0, 5) * size;
      return circle(
        [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size * 1.3],
        pen.pick(['#e9a92f', '#c9801f', '#f7d060']),
      );
    });
  const stems = repeatDrawing(7, () => {
    const x = pen.range(0.05, 0.95) * w;
    return (
      stroke(
        pathData`M${x} ${h * 1.02}Q${x + pen.range(-0.1, 0.1) * w} ${h * 0.7} ${w * pen.range(0.2, 0.8)} ${h * 0.4}`,
        '#4f7248',
        u * 1.3,
      ) +
      transformDrawing(
        [x, h * pen.range(0.7, 0.95), u],
        `<path d="${leafPath(34, 9)}" fill="${pen.linear('#8fb07a', '#45663f')}"/>`,
        pen.range(-60, 60),
      )
    );
  });
  return (
    rect(
      [0, 0, w, h],
      pen.linear(lightenColour(back, 0.4), back, mixColours(back, '#24302a', 0.35)),
    ) +
    drawBokeh(pen, [0, 0, w, h], 20, u * 14, ['#ffffff', lightenColour(back, 0.5), '#ffeec2']) +
    `<g ${pen.blur(u * 1.4)} opacity=".8">${bloom(w * 0.16, h * 0.2, u * 0.7)}${bloom(w * 0.86, h * 0.26, u * 0.62)}</g>` +
    stems +
    bloom(w * pen.range(0.26, 0.36), h * pen.range(0.58, 0.66), u * 0.82) +
    bloom(w * pen.range(0.66, 0.76), h * pen.range(0.66, 0.76), u * 0.7) +
    bloom(w * pen.range(0.46, 0.6), h * pen.range(0.34, 0.42), u * 1.02)
  );
}

/** A glass of tea on a sill, a window of hills or rain behind. */
export function drawTeaAtWindow(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['monsoon', 'dawn', 'golden', 'rose']);
  const u = Math.min(w, h) / 100;
  const sill = h * 0.76;
  const wood = pen.pick(['#7a5034', '#e9dfcf', '#3f5a54']);
  const view =
    drawSky(pen, light, w, h * 0.6).markup +
    path(
      landOutlinePath(createJaggedHeights(pen, 0.5), w, h * 0.5, h * 0.1, sill),
      mixColours(light.far, light.haze, 0.3),
    ) +
    path(
      landOutlinePath(createRollingHeights(pen, 1.5), w, h * 0.62, h * 0.06, sill),
      mixColours(light.far, '#4f7a55', 0.5),
    );
  const rain = repeatDrawing(34, () =>
    ellipse(
      [pen.range(0, 1) * w, pen.range(0, 0.7) * h, u * 0.4, u * pen.range(0.5, 1.3)],
      '#ffffff',
      'opacity=".35"',
    ),
  );
  const glass = (liquid: string): string =>
    path('M-16 -52L-12 0C-8 4 8 4 12 0L16 -52Z', whiteWithOpacity(0.35)) +
    path(
      'M-14.6 -42L-11.4 -1C-7 3 7 3 11.4 -1L14.6 -42Z',
      pen.across(lightenColour(liquid, 0.2), liquid, mixColours(liquid, '#3a1a08', 0.3)),
    ) +
    ellipse([0, -42, 14.6, 3.6], lightenColour(liquid, 0.28)) +
    ellipse([0, -52, 16, 4], 'none', 'stroke="#fff" stroke-width="1.2" opacity=".8"') +
    stroke('M-9 -46L-7 -6', '#ffffff', 2, 'opacity=".45"') +
    stroke(
      'M-4 -60C-10 -70 4 -76 -3 -90M5 -60C0 -70 12 -78 5 -94',
      '#ffffff',
      3,
      `opacity=".4" ${pen.blur(1.6)}`,
    );
  const pot =
    path('M-18 -30L-14 0L14 0L18 -30Z', pen.across('#d98a5c', '#a3532f')) +
    rect([-20, -35, 40, 7], '#c9744a') +
    repeatDrawing(
      11,
      (index) =>
        `<path d="${leafPath(pen.range(34, 58), 7)}" fill="${pen.pick(['#5f8a55', '#3f6b45', '#7aa066'])}" transform="translate(0 -32) rotate(${-70 + index * 14})"/>`,
    );
  const book =
    rect([-44, -9, 88, 9], '#9b2d30') +
    rect([-42, -7, 86, 5], '#f6eddc') +
    rect([-38, -17, 78, 8], '#31556b') +
    rect([-36, -15.4, 76, 4.8], '#f6eddc');
  const catTint = pen.pick(['#4a3a34', '#d99a5a', '#e9dccb']);
  const cat =
    path(
      'M-26 0C-32 -34 -20 -58 -8 -62L-9 -80L-1 -71L9 -71L17 -80L17 -60C28 -40 28 -14 24 0Z',
      catTint,
    ) +
    path(
      'M22 -2C40 -2 46 -16 40 -30',
      'none',
      `stroke="${catTint}" stroke-width="7" stroke-linecap="round"`,
    );
  const flip = pen.chance(0.5);
  const left = w * (flip ? 0.28 : 0.72);
  return (
    view +
    rain +
    rect([w * 0.485, 0, w * 0.03, sill], wood) +
    rect([0, h * 0.3, w, h * 0.022], wood) +
    rect([0, 0, w * 0.03, sill], wood) +
    rect([w * 0.97, 0, w * 0.03, sill], wood) +
    rect(
      [0, sill, w, h - sill],
      pen.linear(lightenColour(wood, 0.22), wood, mixColours(wood, '#150d08', 0.35)),
    ) +
    rect([0, sill, w, h * 0.012], lightenColour(wood, 0.4)) +
    (pen.chance(0.5)
      ? ellipse([left, h * 0.88, u * 22, u * 2.4], withOpacity('#140a06', 0.3)) +
        transformDrawing([left, h * 0.88, u * 0.76], cat)
      : ellipse([left, h * 0.87, u * 18, u * 2.4], withOpacity('#140a06', 0.3)) +
        transformDrawing([left, h * 0.87, u * 0.85], pot)) +
    ellipse([w - left, h * 0.93, u * 34, u * 2.6], withOpacity('#140a06', 0.3)) +
    transformDrawing([w - left, h * 0.93, u * 0.66], book) +
    transformDrawing(
      [w - left, h * 0.93 - u * 11, u * 0.72],
      glass(pen.pick(['#b8743a', '#a85f2c', '#8a4a20'])),
    )
  );
}
