import { blobPath } from '../curves';
import { pathData, mixColours, type Pen } from '../pen';
import { transformDrawing, circle, path, repeatDrawing, stroke } from '../shapes';

/** A coconut palm with its foot at (x, y); `lean` shifts the crown, in shares of the height. */
export function drawPalm(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  colour: string,
  lean: number,
): string {
  const topX = x + lean * height;
  const topY = y - height;
  const trunk = path(
    pathData`M${x - height * 0.018} ${y}Q${x + lean * height * 0.2} ${y - height * 0.55} ${topX - height * 0.008} ${topY}L${topX + height * 0.008} ${topY}Q${x + lean * height * 0.25 + height * 0.02} ${y - height * 0.5} ${x + height * 0.02} ${y}Z`,
    colour,
  );
  const fronds = repeatDrawing(13, (index) => {
    const angle = -Math.PI * (-0.06 + (index / 12) * 1.12) + pen.range(-0.12, 0.12);
    const reach = height * pen.range(0.3, 0.42);
    const tipX = topX + Math.cos(angle) * reach;
    const tipY =
      topY + Math.sin(angle) * reach * 0.55 + reach * (0.28 + Math.abs(Math.cos(angle)) * 0.3);
    const bendX = topX + Math.cos(angle) * reach * 0.55;
    const bendY = topY + Math.sin(angle) * reach * 0.62 - reach * 0.16;
    const thick = reach * 0.085;
    return path(
      pathData`M${topX} ${topY}Q${bendX} ${bendY} ${tipX} ${tipY}Q${bendX - Math.sign(Math.cos(angle)) * thick * 0.6} ${bendY + thick * 1.5} ${topX} ${topY + thick * 0.4}Z`,
      index % 2 === 0 ? colour : mixColours(colour, '#6f8f4f', 0.18),
    );
  });
  return trunk + fronds;
}

/** A broad round tree with its foot at (x, y), lit from `lit` (-1 left to 1 right). */
export function drawTree(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  colour: string,
  lit = 0.5,
): string {
  const trunk = stroke(
    `M0 0Q-1 -18 0 -46M0 -30Q8 -40 14 -50M-0.5 -34Q-9 -42 -13 -50`,
    mixColours(colour, '#3a2618', 0.55),
    5,
  );
  const leaves = repeatDrawing(9, (index) => {
    const angle = (index / 9) * 6.283;
    const spread = index === 8 ? 0 : 19;
    const lightHere = Math.max(0, Math.cos(angle) * lit - Math.sin(angle) * 0.6);
    return path(
      blobPath(
        pen,
        Math.cos(angle) * spread * 1.25,
        -66 + Math.sin(angle) * spread * 0.75,
        17,
        13.5,
        0.16,
      ),
      mixColours(colour, '#f0e0a0', lightHere * 0.3),
    );
  });
  return transformDrawing([x, y, height / 100], trunk + leaves);
}

/** A lotus seen from the side, around the origin, about 40 units wide. */
export function drawLotus(petal: string, inner: string): string {
  const leaf = (angle: number, length: number, fill: string): string =>
    `<path d="M0 0C-7 -6 -6 -${length - 6} 0 -${length}C6 -${length - 6} 7 -6 0 0Z" fill="${fill}" transform="rotate(${angle})"/>`;
  const deep = mixColours(petal, '#8c2458', 0.25);
  return (
    [-78, 78, -58, 58].map((angle) => leaf(angle, 22, deep)).join('') +
    [-40, 40, -20, 20]
      .map((angle) => leaf(angle, 25, mixColours(petal, '#ffffff', 0.12)))
      .join('') +
    leaf(-10, 23, petal) +
    leaf(12, 23, mixColours(petal, '#ffffff', 0.25)) +
    leaf(0, 18, inner)
  );
}

/** One marigold head seen from the front, around the origin, about 20 units wide. */
export function drawMarigold(pen: Pen, colour: string): string {
  const ring = (count: number, reach: number, size: number, tone: number): string =>
    repeatDrawing(count, (index) => {
      const angle = (index / count) * 6.283 + pen.range(-0.1, 0.1);
      return circle(
        [Math.cos(angle) * reach, Math.sin(angle) * reach, size],
        mixColours(colour, tone < 0 ? '#7a2500' : '#fff0a0', Math.abs(tone)),
      );
    });
  return (
    ring(12, 7.2, 2.9, -0.28) +
    ring(10, 5.2, 2.8, -0.08) +
    ring(7, 3, 2.4, 0.14) +
    circle([0, 0, 2.3], mixColours(colour, '#fff0a0', 0.34))
  );
}

/** A string of marigolds hanging between two points, `sag` deep. */
export function drawGarland(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size: number,
): string {
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) + sag * 0.9;
  const count = Math.max(4, Math.round(span / (size * 0.82)));
  const heads = [
    drawMarigold(pen, '#f29a1c'),
    drawMarigold(pen, '#f7bd2f'),
    drawMarigold(pen, '#e0701a'),
  ];
  return repeatDrawing(count + 1, (index) => {
    const share = index / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share);
    return transformDrawing([x, y, size / 20], heads[index % 3] ?? '');
  });
}
