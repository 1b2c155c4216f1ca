import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the drawn canvas and of its price. */
export const canvasMessages = messageCatalogue('studioCanvas', {
  heading: 'Your canvas',
  measures: params('{width} × {height} cm'),
  canvas: params('The canvas {size}, {measures}, with frame and edges'),
  wall: params('The canvas on a wall, {measures}'),
  shown: params('{size}, {measures}'),
  example: params('Shown in {size}. Choose a size below.'),
  scale: 'On the wall, to scale: the table is 120 cm wide.',
  outside: params(
    'About {percent}% of the photo is pale: it is outside of this size. We look at it, and you approve the picture before it is printed.',
  ),
  outsideWrapped: params(
    'About {percent}% of the photo is pale: it goes around the edges, or is outside of this size. We look at it, and you approve the picture before it is printed.',
  ),
  priceHeading: 'What it costs',
  size: params('Size {name}'),
  frame: params('Frame {name}'),
  total: 'Total price',
});
