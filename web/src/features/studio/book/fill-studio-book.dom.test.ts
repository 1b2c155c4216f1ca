import { expect, it } from 'vitest';
import { NO_OPTIONS } from '../design-content';
import { EMPTY_CATALOGUE, openStudioWith, createUploadedPhoto } from '../studio.test-data';
import { EMPTY_BOOK, type StudioBook } from '../studio-store';
import { createFillInput, selectFillSource } from './fill-input';
import { fillStudioBook } from './fill-studio-book';

const size = (id: number, width: number, height: number) => ({
  id,
  width,
  height,
  name: `${width}x${height}`,
  description: '',
  photos: 0,
  price: 100,
  discount: 0,
  original: null,
});
const CATALOGUE = {
  ...EMPTY_CATALOGUE,
  sizes: [size(1, 18, 12), size(2, 24, 16), size(3, 12, 18)],
};
const PHOTO = createUploadedPhoto('photo1', { width: 6000, height: 4000, facts: null });

/** Fills a print with one photo again after a choice. */
async function fill(before: StudioBook, choices: Partial<typeof NO_OPTIONS>) {
  const { store, plan } = openStudioWith([PHOTO]);
  store.setState({ choices: { ...NO_OPTIONS, ...choices }, book: before });
  const source = selectFillSource(store.getState());
  const canvas = createFillInput({ ...plan, type: 'canvas' }, CATALOGUE, source);
  const filled = await fillStudioBook(canvas, before);
  if (!filled?.scene) throw new Error('no book');
  const { scene } = filled;
  const [frame] = scene.spreads[0]?.items ?? [];
  const [{ w, h }, by] = [scene.page, scene.bleed];
  return { filled, scene, frame, whole: { x: -by, y: -by, w: w + 2 * by, h: h + 2 * by } };
}

const WRAPPED = { album_size_id: 1, edge_style: 'wrapped' } as const;

it.each([
  ['its sheet of a larger size', false, { album_size_id: 2 }],
  ['its sheet of a larger size after its picture was moved', true, { album_size_id: 2 }],
  ['its upright sheet after its picture was moved', true, { album_size_id: 3 }],
  ['the sides of its canvas', false, WRAPPED],
  ['the sides of its canvas after its picture was moved', true, WRAPPED],
])('a print covers %s', async (_what, locked, choices) => {
  const { filled, scene, frame, whole } = await fill(EMPTY_BOOK, { album_size_id: 1 });
  expect(frame).toMatchObject(whole);
  const spreads = scene.spreads.map((spread) => ({ ...spread, locked }));
  const after = await fill({ ...filled, scene: { ...scene, spreads } }, choices);
  expect(after.whole).not.toEqual(whole);
  expect(after.frame).toMatchObject(after.whole);
});
