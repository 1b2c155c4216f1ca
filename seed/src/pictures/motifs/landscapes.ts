import {
  createJaggedHeights,
  smoothCurvePath,
  landOutlinePath,
  type Point,
  createRollingHeights,
} from '../curves';
import { pickLight, drawSky } from '../light';
import { withOpacity, pathData, lightenColour, markup, mixColours, type Pen } from '../pen';
import { transformDrawing, circle, ellipse, path, rect, repeatDrawing, stroke } from '../shapes';
import { drawWalker } from './figures';
import { drawTree } from './plants';

/** Ranges of hills one behind the other, paler with distance. */
export function drawHills(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dawn', 'golden', 'dusk', 'day', 'rose', 'monsoon']);
  const horizon = h * pen.range(0.42, 0.56);
  const count = pen.int(5, 7);
  const ranges = repeatDrawing(count, (index) => {
    const share = index / (count - 1);
    const base = horizon + (h - horizon) * share ** 1.15 * 0.86;
    const colour = mixColours(
      mixColours(light.far, light.near, share),
      light.haze,
      0.45 * (1 - share),
    );
    const heights = pen.chance(0.5)
      ? createJaggedHeights(pen, 0.55)
      : createRollingHeights(pen, 1 + share);
    const paint = pen.linear(colour, mixColours(colour, light.haze, 0.5 * (1 - share) + 0.12));
    return path(landOutlinePath(heights, w, base, h * (0.09 - share * 0.02), h), paint);
  });
  const firs = repeatDrawing(pen.int(9, 22), () => {
    const x = pen.range(0, w);
    const size = h * pen.range(0.05, 0.13);
    const y = h * pen.range(0.97, 1.03);
    return path(
      pathData`M${x} ${y - size}L${x + size * 0.17} ${y - size * 0.5}L${x + size * 0.1} ${y - size * 0.52}L${x + size * 0.25} ${y}L${x - size * 0.25} ${y}L${x - size * 0.1} ${y - size * 0.52}L${x - size * 0.17} ${y - size * 0.5}Z`,
      mixColours(light.near, '#10151c', 0.35),
    );
  });
  return (
    drawSky(pen, light, w, horizon + h * 0.15).markup +
    ranges +
    firs +
    drawBirds(pen, w * pen.range(0.2, 0.7), horizon * 0.4, w * 0.012, light.near)
  );
}

/** A loose flight of birds. */
export function drawBirds(pen: Pen, x: number, y: number, size: number, colour: string): string {
  return repeatDrawing(pen.int(4, 7), () => {
    const bx = x + pen.range(-9, 9) * size;
    const by = y + pen.range(-4, 4) * size;
    const s = size * pen.range(0.6, 1.1);
    return stroke(
      pathData`M${bx - s} ${by - s * 0.35}Q${bx - s * 0.4} ${by - s * 0.6} ${bx} ${by}Q${bx + s * 0.4} ${by - s * 0.6} ${bx + s} ${by - s * 0.35}`,
      withOpacity(colour, 0.75),
      s * 0.16,
    );
  });
}

/** Slopes of tea in combed rows, with pickers among them. */
export function drawTeaGarden(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['dawn', 'day', 'golden', 'monsoon']);
  const horizon = h * pen.range(0.34, 0.44);
  const back = repeatDrawing(3, (index) =>
    path(
      landOutlinePath(createRollingHeights(pen, 1.4), w, horizon + h * 0.05 * index, h * 0.08, h),
      mixColours(mixColours(light.far, '#5f8a5a', index * 0.25), light.haze, 0.5 - index * 0.14),
    ),
  );
  const slopes = repeatDrawing(3, (index) => {
    const base = horizon + h * (0.13 + index * 0.16);
    const heights = createRollingHeights(pen, 0.9);
    const reach = h * 0.07;
    const colour = mixColours(
      mixColours('#6d9c4e', '#2e6136', index / 2),
      light.sky[1],
      0.16 - index * 0.05,
    );
    const outline = landOutlinePath(heights, w, base, reach, h);
    const rows = repeatDrawing(9, (row) => {
      const depth = (row / 9) ** 1.3;
      const points: Point[] = heights.map((height, step) => [
        (step / 40) * (w + 8) - 4,
        base -
          height * reach * (1 - depth * 0.5) +
          depth * h * (0.24 + index * 0.12) +
          h * 0.008 +
          Math.sin(step * 0.9 + row) * h * 0.003,
      ]);
      const width = h * (0.006 + depth * 0.02) * (0.7 + index * 0.3);
      return (
        stroke(smoothCurvePath(points), mixColours(colour, '#12301c', 0.4), width) +
        markup`<g transform="translate(0 ${-width * 0.42})">${stroke(smoothCurvePath(points), mixColours(colour, '#d9e88a', 0.3), width * 0.4)}</g>`
      );
    });
    return `<g ${pen.clip(`<path d="${outline}"/>`)}>${path(outline, pen.linear(mixColours(colour, '#e8f0a0', 0.25), colour))}${rows}</g>`;
  });
  const pickers = repeatDrawing(pen.int(2, 4), (index) =>
    transformDrawing(
      [w * (0.2 + index * 0.2 + pen.range(-0.06, 0.06)), h * pen.range(0.74, 0.86), h * 0.0016],
      drawWalker(pen, 'sari'),
    ),
  );
  const shade = drawTree(
    pen,
    w * pen.pick([0.12, 0.86]),
    horizon + h * 0.32,
    h * 0.36,
    mixColours('#2e5a38', light.near, 0.35),
  );
  return drawSky(pen, light, w, horizon + h * 0.06).markup + back + slopes + shade + pickers;
}

function camel(): string {
  return (
    path(
      'M-30 -36C-26 -46 -18 -50 -12 -48C-8 -60 4 -60 8 -48C16 -48 20 -44 24 -46C32 -50 32 -66 36 -72C38 -77 46 -78 51 -74C53 -72 52 -69 47 -68C42 -68 42 -64 40 -56C38 -44 32 -34 20 -32C8 -28 -14 -28 -24 -31C-29 -30 -30 -22 -33 -20C-34 -26 -33 -32 -30 -36Z',
      'currentColor',
    ) +
    stroke(
      'M-24 -34L-27 -16L-25 0M-18 -33L-17 -16L-20 0M14 -33L13 -16L17 0M20 -34L24 -18L22 0',
      'currentColor',
      4.2,
    ) +
    path('M-13 -50C-8 -62 4 -62 9 -50L12 -38L-15 -38Z', '#b8433a') +
    path('M-14 -44L11 -44L12 -40L-15 -40Z', '#e9b44c')
  );
}

/** Desert dunes with a line of camels on a crest. */
export function drawDunes(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['golden', 'dusk', 'dawn', 'rose']);
  const horizon = h * pen.range(0.42, 0.54);
  const sand = mixColours('#d99a55', light.sky[1], 0.3);
  const heights = createRollingHeights(pen, 0.7);
  const crestBase = horizon + h * 0.08;
  const reach = h * 0.06;
  const dune = (index: number): string => {
    const base = horizon + h * (0.26 + index * 0.13);
    const crestX = w * pen.range(0.2, 0.8);
    const top = base - h * pen.range(0.08, 0.16);
    const lit = mixColours(lightenColour(sand, 0.14), light.near, index * 0.07);
    const shade = mixColours(sand, light.near, 0.42 + index * 0.1);
    const outline = pathData`M-4 ${base}Q${crestX * 0.5} ${base - h * 0.02} ${crestX} ${top}Q${crestX + (w - crestX) * 0.4} ${base - h * 0.03} ${w + 4} ${base + h * 0.02}`;
    return (
      path(
        pathData`${outline}L${w + 4} ${h}L-4 ${h}Z`,
        pen.linear(lit, mixColours(lit, light.near, 0.18)),
      ) +
      path(
        pathData`M${crestX} ${top}Q${crestX + w * 0.06} ${base + h * 0.03} ${crestX - w * 0.08} ${h + 4}L${w + 4} ${h + 4}L${w + 4} ${base + h * 0.02}Q${crestX + (w - crestX) * 0.4} ${base - h * 0.03} ${crestX} ${top}Z`,
        pen.linear(shade, mixColours(shade, sand, 0.45)),
        'opacity=".8"',
      )
    );
  };
  const size = h * pen.range(0.0013, 0.0019);
  const first = w * pen.range(0.18, 0.42);
  const caravan = repeatDrawing(pen.int(3, 4), (index) => {
    const x = first + index * size * 128;
    const height = heights[Math.min(40, Math.max(0, Math.round((x / w) * 40)))] ?? 0;
    return transformDrawing([x, crestBase - height * reach + size * 4, size], camel());
  });
  return (
    drawSky(pen, light, w, horizon + h * 0.1).markup +
    path(
      landOutlinePath(createRollingHeights(pen, 1.5), w, horizon + h * 0.03, h * 0.03, h),
      mixColours(sand, light.haze, 0.75),
    ) +
    `<g color="${mixColours(light.near, '#2a1810', 0.5)}">${caravan}</g>` +
    path(
      landOutlinePath(heights, w, crestBase, reach, h),
      pen.linear(mixColours(sand, light.near, 0.12), sand),
    ) +
    repeatDrawing(3, dune) +
    repeatDrawing(12, (index) =>
      stroke(
        pathData`M${pen.range(-0.1, 0.6) * w} ${h * (0.82 + index * 0.016)}q${w * 0.15} ${-h * 0.012} ${w * 0.3} 0t${w * 0.3} 0`,
        light.near,
        h * 0.0016,
        'opacity=".16"',
      ),
    )
  );
}

/** Snow peaks with pines below and a string of prayer flags. */
export function drawSnowPeaks(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'dawn', 'rose', 'night', 'golden']);
  const horizon = h * 0.62;
  const range = (base: number, reach: number, share: number): string => {
    const heights = createJaggedHeights(pen, 0.75, 6);
    const rock = mixColours(mixColours('#5d6f8c', light.near, 0.25), light.haze, share);
    const snow = mixColours('#ffffff', light.sky[2], light.isDark ? 0.45 : 0.22);
    const outline = landOutlinePath(heights, w, base, reach, h);
    const shades = repeatDrawing(26, (index) => {
      const step = Math.floor(((index + 0.5) / 26) * (heights.length - 1));
      const x = (step / (heights.length - 1)) * w;
      const y = base - (heights[step] ?? 0) * reach;
      const drop = reach * pen.range(0.35, 1.1);
      return path(
        pathData`M${x} ${y}L${x + drop * 0.3} ${y + drop * 0.5}L${x + drop * 0.18} ${y + drop * 0.62}L${x + drop * 0.5} ${y + drop * 1.2}L${x + drop * 0.02} ${y + drop}L${x + drop * 0.08} ${y + drop * 0.5}Z`,
        rock,
        'opacity=".62"',
      );
    });
    return `<g ${pen.clip(`<path d="${outline}"/>`)}>${path(
      outline,
      pen.linear(
        [0, snow],
        [0.45, mixColours(snow, rock, 0.35)],
        [0.8, rock],
        [1, mixColours(rock, light.haze, 0.4)],
      ),
    )}${shades}</g>`;
  };
  const pines = repeatDrawing(46, (index) => {
    const x = (index / 45) * w + pen.range(-8, 8);
    const size = h * pen.range(0.06, 0.15);
    const y = h * 0.93 + pen.range(0, h * 0.04);
    return path(
      pathData`M${x} ${y - size}L${x + size * 0.2} ${y + h * 0.06}L${x - size * 0.2} ${y + h * 0.06}Z`,
      mixColours(mixColours(light.near, '#16302e', 0.5), light.far, pen.range(0, 0.25)),
    );
  });
  const flags = ['#2f6fb5', '#f4f1e6', '#c93a3a', '#3f8f56', '#e6b93a'];
  const lineY = (share: number): number => h * (0.2 + 0.34 * share * (1 - share) + 0.06 * share);
  const string = pen.chance(0.65)
    ? stroke(
        smoothCurvePath(Array.from({ length: 12 }, (_, i): Point => [(i / 11) * w, lineY(i / 11)])),
        '#4a3b30',
        h * 0.002,
      ) +
      repeatDrawing(17, (index) => {
        const share = (index + 0.5) / 17;
        const size = w * 0.042;
        return markup`<path d="M0 0h${size}q${-size * 0.1} ${size * 0.5} 0 ${size}q${-size * 0.5} ${size * 0.1} ${-size} 0Z" fill="${flags[index % 5] ?? ''}" opacity=".9" transform="translate(${share * w - size / 2} ${lineY(share)}) rotate(${pen.range(-9, 9)})"/>`;
      })
    : '';
  return (
    drawSky(pen, light, w, horizon + h * 0.1).markup +
    range(horizon - h * 0.1, h * 0.2, 0.55) +
    range(horizon + h * 0.06, h * 0.21, 0.18) +
    path(
      landOutlinePath(createRollingHeights(pen, 1.2), w, h * 0.86, h * 0.04, h),
      mixColours(light.near, light.far, 0.35),
    ) +
    pines +
    string
  );
}

/** A field of mustard under a wide sky, a tree and someone walking through. */
export function drawMustardField(pen: Pen, w: number, h: number): string {
  const light = pickLight(pen, ['day', 'golden', 'dawn']);
  const horizon = h * pen.range(0.4, 0.52);
  const yellow = mixColours('#f0c223', light.sky[1], 0.12);
  const dots = repeatDrawing(420, (index) => {
    const share = (index / 420) ** 1.15;
    const y = horizon + h * 0.02 + (h - horizon) * share;
    return circle(
      [pen.range(0, w), y, h * (0.0022 + share * 0.011) * pen.range(0.6, 1.2)],
      mixColours(
        pen.pick([yellow, '#ffe36b', '#d8a514', '#8a9a2c']),
        light.haze,
        0.3 * (1 - share),
      ),
      'opacity=".9"',
    );
  });
  const trail = path(
    pathData`M${w * 0.47} ${horizon + h * 0.02}Q${w * 0.55} ${h * 0.72} ${w * 0.3} ${h + 5}L${w * 0.56} ${h + 5}Q${w * 0.62} ${h * 0.72} ${w * 0.485} ${horizon + h * 0.02}Z`,
    mixColours('#b48a52', light.haze, 0.15),
  );
  const treeX = w * pen.pick([0.2, 0.78]);
  return (
    drawSky(pen, light, w, horizon + 4).markup +
    path(
      landOutlinePath(createRollingHeights(pen, 3), w, horizon, h * 0.012, h),
      mixColours('#5d7c4a', light.haze, 0.45),
    ) +
    rect(
      [0, horizon + h * 0.012, w, h],
      pen.linear(mixColours(yellow, light.haze, 0.35), yellow, mixColours(yellow, '#7a7a18', 0.4)),
    ) +
    ellipse([treeX, horizon + h * 0.05, w * 0.16, h * 0.014], '#5b5a16', 'opacity=".4"') +
    drawTree(pen, treeX, horizon + h * 0.05, h * 0.34, mixColours('#3c6637', light.near, 0.3)) +
    dots +
    trail +
    transformDrawing([w * 0.5, h * 0.8, h * 0.0024], drawWalker(pen, pen.pick(['sari', 'kurta'])))
  );
}
