import type { DrawnCover } from '@smriti/shared/album/drawn-cover';
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AlbumCover } from './AlbumCover';

const CANVAS: DrawnCover = {
  kind: 'sheet',
  width: 300,
  height: 225,
  material: 'print',
  paper: '#ffffff',
  edge: 'wrapped',
  photo: {
    url: '/kites.webp',
    x: 0,
    y: 0,
    w: 300,
    h: 225,
    angle: 0,
    border: 0,
    colour: '#ffffff',
    picture: { x: -30, y: 0, w: 360, h: 225, turn: 0 },
  },
  title: null,
};

function draw(cover: DrawnCover | null) {
  const { container } = render(<AlbumCover cover={cover} />);
  return container;
}

it('a canvas has its shape, and its photo as cropped, also on its sides', () => {
  const drawing = draw(CANVAS);
  const [sides, front] = [...drawing.querySelectorAll('img')];
  expect(sides?.getAttribute('src')).toBe('/kites.webp');
  expect(front?.style).toMatchObject({ left: '-10%', width: '120%', height: '100%' });
  expect(front?.getAttribute('loading')).toBe('lazy');
  expect(drawing.querySelector('[style*="--ratio"]')?.getAttribute('style')).toContain(
    `--ratio: ${300 / 225}`,
  );
});

it('a leather book has its colour and its stamped title, which is not text of the page', () => {
  const title = {
    text: 'Goa',
    x: 20,
    y: 90,
    w: 260,
    h: 40,
    size: 12,
    colour: '#d3b06a',
    align: 'center',
    font: 'serif',
  } as const;
  const leather = { kind: 'book', material: 'leather', paper: '#4b2e22', photo: null } as const;
  const drawing = draw({ ...CANVAS, ...leather, edge: null, title });
  expect(drawing.querySelector('img')).toBeNull();
  expect(drawing.textContent).toBe('');
  expect(drawing.querySelector('[data-title="Goa"]')).not.toBeNull();
});

it('a mug is drawn with its body, and a collage with all of its photos', () => {
  const { photo } = CANVAS;
  if (!photo) throw new Error('The cover has no photo.');
  const collage = [photo, { ...photo, url: '/boats.webp', x: 150, w: 150 }];
  const drawing = draw({ ...CANVAS, kind: 'mug', edge: null, collage });
  const [, boats] = [...drawing.querySelectorAll('img')];
  expect(drawing.querySelectorAll('img')).toHaveLength(2);
  expect(boats?.getAttribute('src')).toBe('/boats.webp');
  expect(boats?.parentElement?.style).toMatchObject({ left: '50%', width: '50%' });
  expect(drawing.querySelector('[class*="mug"]')).not.toBeNull();
});

it('a photo that cannot be loaded is replaced, and an unknown cover is a plain book', () => {
  const drawing = draw({ ...CANVAS, edge: null });
  const [photo] = drawing.getElementsByTagName('img');
  if (photo) fireEvent.error(photo);
  expect(drawing.querySelector('img')).toBeNull();
  expect(drawing.querySelector('svg')).not.toBeNull();
  expect(draw(null).querySelector('svg')).not.toBeNull();
});
