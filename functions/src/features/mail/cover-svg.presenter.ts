import type { DrawnCover, DrawnPhoto } from '@smriti/shared/album/drawn-cover';

/**
 * Drawing of a cover, as on the pages of the shop, for mail programs, which show no styles of ours. The addresses
 * of its photos are data URIs.
 */

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GROUND = '#f3eee6';
const PAPER_EDGE = '#cfc6b8';
/** Part of the longer side that is left free around the product. */
const MARGIN = 0.13;
/** Depth of a canvas, and offset of a book's pages, as parts of the longer side. */
const DEPTH = 0.035;
const PLAIN_EDGE = '#8a8178';
const EDGE_COLOURS: Readonly<Record<string, string>> = { white: '#d3ccc0', black: '#1f1a17' };

const rect = ({ x, y, w, h }: Box, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${attributes}/>`;

const whole = ({ width: w, height: h }: DrawnCover): Box => ({ x: 0, y: 0, w, h });

/** A photo in its frame; without a picture, an empty frame. */
function photoMarkup(photo: DrawnPhoto, index: number): string {
  const { url: source, x, y, w, h, angle, border, colour, picture: drawn } = photo;
  const clip = `frame${index}`;
  const [across, down] = [drawn.x + drawn.w / 2, drawn.y + drawn.h / 2];
  const image =
    source === null
      ? ''
      : `<image x="${drawn.x}" y="${drawn.y}" width="${drawn.w}" height="${drawn.h}" ` +
        `preserveAspectRatio="xMidYMid slice" ` +
        `transform="rotate(${90 * drawn.turn} ${across} ${down})" href="${source}"/>`;
  const inside = {
    x: border / 2,
    y: border / 2,
    w: w - border,
    h: h - border,
  };
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle} ${w / 2} ${h / 2})">` +
    `<clipPath id="${clip}">${rect({ x: 0, y: 0, w, h }, '')}</clipPath>` +
    `<g clip-path="url(#${clip})">${rect({ x: 0, y: 0, w, h }, `fill="${PAPER_EDGE}"`)}${image}</g>` +
    (border > 0 ? rect(inside, `fill="none" stroke="${colour}" stroke-width="${border}"`) : '') +
    '</g>'
  );
}

function titleMarkup({ title }: DrawnCover, outlines: string): string {
  if (!title || outlines === '') return '';
  return `<path transform="translate(${title.x} ${title.y})" fill="${title.colour}" d="${outlines}"/>`;
}

/** Body of a mug, higher than the print around it. */
function mugBody({ width: w, height: h }: DrawnCover): Box {
  const body = { w: h, h: h * 1.25 };
  return { x: (w - body.w) / 2, y: (h - body.h) / 2, ...body };
}

function mugMarkup(cover: DrawnCover): string {
  const body = mugBody(cover);
  const { x, y, w, h } = body;
  const style = `fill="none" stroke="${PAPER_EDGE}" stroke-width="${w * 0.12}"`;
  const handle = `<ellipse cx="${x + w}" cy="${y + h / 2}" rx="${w * 0.2}" ry="${h * 0.26}" ${style}/>`;
  return handle + rect(body, `rx="${w * 0.06}" fill="#ffffff" stroke="${PAPER_EDGE}"`);
}

/** Drawing behind the front: pages, sides of a canvas, further prints, a mug, or a shadow. */
function behind(cover: DrawnCover): string {
  const { kind, width: w, height: h, edge } = cover;
  const source = cover.photo?.url ?? null;
  if (kind === 'mug') return mugMarkup(cover);
  const depth = DEPTH * Math.max(w, h);
  const shadow = rect({ x: depth, y: depth, w, h }, 'fill="#000000" opacity="0.14"');
  if (edge) {
    const sides = `M0 0H${w}L${w + depth} ${depth}V${h + depth}H${depth}L0 ${h}Z`;
    const around =
      source !== null && (edge === 'wrapped' || edge === 'mirrored')
        ? `<clipPath id="sides"><path d="${sides}"/></clipPath><image clip-path="url(#sides)" ` +
          `width="${w + depth}" height="${h + depth}" preserveAspectRatio="xMidYMid slice" href="${source}"/>` +
          `<path d="${sides}" fill="#000000" opacity="0.35"/>`
        : '';
    return `<path d="${sides}" fill="${EDGE_COLOURS[edge] ?? PLAIN_EDGE}"/>${around}`;
  }
  const style = `fill="#ffffff" stroke="${PAPER_EDGE}" stroke-width="${depth / 10}"`;
  if (kind === 'set') {
    const turned = [4, -5].map(
      (angle) =>
        `<g transform="rotate(${angle} ${w / 2} ${h / 2})">${rect(whole(cover), style)}</g>`,
    );
    return turned.join('');
  }
  const pages = [0.7, 0.35].map((part) => rect({ x: depth * part, y: depth * part, w, h }, style));
  return kind === 'sheet' ? shadow : shadow + pages.join('');
}

/** Details of the front in addition to photo and title: the groove of a book, or the wire of a calendar. */
function binding({ kind, width: w, height: h, edge }: DrawnCover): string {
  if (kind === 'book' && !edge) {
    return (
      '<linearGradient id="groove"><stop offset="0" stop-opacity="0"/>' +
      '<stop offset="0.5" stop-opacity="0.25"/><stop offset="1" stop-color="#fff" stop-opacity="0.15"/>' +
      `</linearGradient>${rect({ x: 0.03 * w, y: 0, w: 0.04 * w, h }, 'fill="url(#groove)"')}`
    );
  }
  if (kind !== 'calendar') return '';
  const rings = Array.from({ length: 14 }, (_none, index) => {
    const x = w * (0.06 + (0.88 * index) / 13);
    return `M${x} ${-0.03 * h}V${0.03 * h}`;
  });
  return `<path d="${rings.join('')}" stroke="#6b6158" stroke-width="${0.012 * w}"/>`;
}

/** The visible front; of the print around a mug, its middle. */
function visibleFront(cover: DrawnCover): Box {
  if (cover.kind !== 'mug') return whole(cover);
  const { x, w } = mugBody(cover);
  return { x, y: 0, w, h: cover.height };
}

/**
 * An SVG of a product from outside, on a square.
 * @param outlines outlines of the title in mm from the top left of its box; '' without one
 */
export function coverSvg(cover: DrawnCover, outlines: string): string {
  const { width: w, height: h, paper, photo, collage = photo ? [photo] : [] } = cover;
  const front = visibleFront(cover);
  const longer = Math.max(w, h);
  const side = longer * (1 + 2 * MARGIN);
  const view = { x: (w - side) / 2, y: (h - side) / 2, w: side, h: side };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${side} ${side}">` +
    rect(view, `fill="${GROUND}"`) +
    behind(cover) +
    `<clipPath id="front">${rect(front, '')}</clipPath><g clip-path="url(#front)">` +
    rect(whole(cover), `fill="${paper}"`) +
    collage.map(photoMarkup).join('') +
    titleMarkup(cover, outlines) +
    '</g>' +
    rect(
      front,
      `fill="none" stroke="#6b6158" stroke-opacity="0.4" stroke-width="${longer / 250}"`,
    ) +
    binding(cover) +
    '</svg>'
  );
}
