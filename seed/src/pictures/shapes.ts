import { pathData, markup, type Pen } from './pen';

/** Left, top, width and height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

export function rect([x, y, w, h]: Box, fill: string, rest = ''): string {
  return markup`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${rest}/>`;
}

type Circle = readonly [x: number, y: number, r: number];

export function circle([x, y, r]: Circle, fill: string, rest = ''): string {
  return markup`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${rest}/>`;
}

type Ellipse = readonly [x: number, y: number, rx: number, ry: number];

export function ellipse([x, y, rx, ry]: Ellipse, fill: string, rest = ''): string {
  return markup`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;
}

export function path(data: string, fill: string, rest = ''): string {
  return `<path d="${data}" fill="${fill}" ${rest}/>`;
}

/** A line with round ends. */
export function stroke(data: string, colour: string, width: number, rest = ''): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return path(data, 'none', markup`stroke="${colour}" stroke-width="${width}" ${ends} ${rest}`);
}

/** A line with plain ends. */
export function flatEndedStroke(
  data: string,
  colour: string,
  width: number,
  opacity: number,
): string {
  return `<path d="${data}" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
}

/** The outline of a box. */
export function boxOutline(box: Box, colour: string, width: number, rest = ''): string {
  return rect(box, 'none', markup`stroke="${colour}" stroke-width="${width}" ${rest}`);
}

export function svgGroup(content: string, rest = ''): string {
  return `<g ${rest}>${content}</g>`;
}

/** Moves, scales and turns a drawing made around the origin. */
export function transformDrawing(
  [x, y, scale]: readonly [x: number, y: number, scale: number],
  content: string,
  turn = 0,
): string {
  const turned = turn === 0 ? '' : markup` rotate(${turn})`;
  const place = markup`translate(${x} ${y}) scale(${String(Math.round(scale * 10000) / 10000)})`;
  return svgGroup(content, `transform="${place}${turned}"`);
}

/** Repeats a drawing with its index. */
export function repeatDrawing(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A leaf from the origin upwards, `length` long. */
export function leafPath(length: number, width: number): string {
  const side = (sign: number) => pathData`${sign * width} ${-length * 0.35}`;
  const tip = (sign: number) => pathData`${sign * width * 0.7} ${-length * 0.8}`;
  return pathData`M0 0C${side(-1)} ${tip(-1)} 0 ${-length}C${tip(1)} ${side(1)} 0 0Z`;
}

/** Circles of one colour. */
export function circles(spots: readonly Circle[], fill: string, rest = ''): string {
  return spots.map((spot) => circle(spot, fill, rest)).join('');
}

/** A drawing on the left (-1) and on the right (1). */
export function drawOnBothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}

/** A drawing shown only inside an outline, given as path data. */
export function clipToOutline(pen: Pen, outline: string, content: string): string {
  return svgGroup(content, pen.clip(`<path d="${outline}"/>`));
}

/** A whole drawing as an SVG document. */
export function drawingMarkup(pen: Pen, w: number, h: number, body: string): string {
  const size = `width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"`;
  const defs = `<defs>${pen.definitions()}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}${body}</svg>`;
}
