import type { DrawnCover } from '@smriti/shared/album/drawn-cover';
import { expect, it } from 'vitest';
import { decodePicture, renderDrawing } from '../../platform/pictures/pictures';
import { coverSvg } from './cover-svg.presenter';

const SIDE = 200;
const CANVAS: DrawnCover = {
  kind: 'sheet',
  width: 300,
  height: 150,
  material: 'print',
  paper: '#00ff00',
  edge: 'black',
  photo: null,
  title: null,
};

/** The colour at a point of a rendered drawing, in fractions of its side. */
async function readPixel(svg: string) {
  const { data, channels, width } = await decodePicture(await renderDrawing(svg, SIDE), SIDE);
  return (x: number, y: number) => {
    const at = (Math.floor(y * width) * width + Math.floor(x * width)) * channels;
    return [...data.subarray(at, at + 3)];
  };
}

const isAbout = (colour: number[], wanted: number[]) =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);

it('draws a product in its shape and colour', async () => {
  const colourAt = await readPixel(coverSvg(CANVAS, ''));
  expect(isAbout(colourAt(0.5, 0.5), [0, 255, 0])).toBe(true);
  // Twice as wide as high: nothing above it.
  expect(isAbout(colourAt(0.5, 0.2), [243, 238, 230])).toBe(true);
  expect(isAbout(colourAt(0.5, 0.712), [31, 26, 23])).toBe(true);
});

it('draws the photo in its frame, and the title', async () => {
  const red = await renderDrawing(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="#f00"/></svg>',
    9,
  );
  const picture = { x: 0, y: 0, w: 150, h: 150, turn: 0 };
  const photo = {
    url: `data:image/jpeg;base64,${red.toString('base64')}`,
    x: 0,
    y: 0,
    w: 150,
    h: 150,
    angle: 0,
    border: 0,
    colour: '#ffffff',
    picture,
  };
  const box = { x: 200, y: 50, w: 60, h: 60, size: 20, align: 'left', font: 'serif' } as const;
  const cover: DrawnCover = {
    ...CANVAS,
    photo,
    title: { ...box, text: 'Goa', colour: '#0000ff' },
  };
  const svg = coverSvg(cover, 'M0 0H60V60H0Z');
  const colourAt = await readPixel(svg);
  expect(isAbout(colourAt(0.3, 0.5), [254, 0, 0])).toBe(true);
  expect(isAbout(colourAt(0.7, 0.5), [0, 0, 254])).toBe(true);
  expect(isAbout(colourAt(0.56, 0.5), [0, 255, 0])).toBe(true);
});

it('draws a mug with its handle, and each photo of a collage', async () => {
  const picture = await renderDrawing(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="#00f"/></svg>',
    9,
  );
  const half = (x: number, url: string | null) => ({
    url,
    x,
    y: 0,
    w: 100,
    h: 150,
    angle: 0,
    border: 0,
    colour: '#ffffff',
    picture: { x: 0, y: 0, w: 100, h: 150, turn: 0 },
  });
  const blue = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const mug = { ...CANVAS, kind: 'mug', width: 200, edge: null, photo: half(0, null) };
  const svg = coverSvg({ ...mug, collage: [half(0, null), half(100, blue)] }, '');
  const colourAt = await readPixel(svg);
  expect(isAbout(colourAt(0.4, 0.5), [207, 198, 184])).toBe(true);
  expect(isAbout(colourAt(0.6, 0.5), [0, 0, 254])).toBe(true);
  // The white body is above the print, the handle to the right of it.
  expect(isAbout(colourAt(0.3, 0.16), [255, 255, 255])).toBe(true);
  expect(isAbout(colourAt(0.915, 0.5), [207, 198, 184])).toBe(true);
});
