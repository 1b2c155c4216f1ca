import { describe, expect, it } from 'vitest';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from './design-content';
import {
  appendPhoto,
  movePhoto,
  listOrderedPhotos,
  removePhotos,
  type StudioPhoto,
} from './studio-store';
import { createUploadedPhoto, createStoreWith } from './studio.test-data';

const photo = (key: string): StudioPhoto =>
  createUploadedPhoto(key, { photoId: null, state: 'waiting', progress: 0 });

function studioWith(...keys: string[]) {
  const store = createStoreWith(...keys.map(photo));
  return {
    store,
    order: () => store.getState().order.join(''),
    history: () => store.temporal.getState(),
  };
}

describe('the order of photos', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('changes by a move from %i to %i', (from, to, expected) => {
    const { store, order } = studioWith('a', 'b', 'c');
    movePhoto(store, from, to);
    expect(order()).toBe(expected);
  });

  it('excludes a removed photo until undo', () => {
    const { store, order, history } = studioWith('a', 'b');
    removePhotos(store, ['a']);
    expect(listOrderedPhotos(store.getState()).map(({ key }) => key)).toEqual(['b']);
    history().undo();
    expect(order()).toBe('ab');
  });
});

describe('undo and redo', () => {
  it('revert and repeat moves and choices', () => {
    const { store, order, history } = studioWith('a', 'b', 'c');
    movePhoto(store, 0, 1);
    store.setState({ choices: { ...NO_OPTIONS, album_size_id: 4 } });
    history().undo();
    expect(store.getState().choices.album_size_id).toBeNull();
    expect(order()).toBe('bac');
    history().undo();
    expect(order()).toBe('abc');
    history().redo();
    history().redo();
    expect(order()).toBe('bac');
    expect(store.getState().choices.album_size_id).toBe(4);
  });

  it('cover the last 100 steps', () => {
    const { store, history } = studioWith('a');
    for (let size = 1; size <= 101; size += 1) {
      store.setState(({ choices }) => ({ choices: { ...choices, album_size_id: size } }));
    }
    for (let step = 0; step < 100; step += 1) history().undo();
    expect(store.getState().choices.album_size_id).toBe(1);
    // After 100 undo steps, the state before the first size is no longer in the history.
    history().undo();
    expect(store.getState().choices.album_size_id).toBe(1);
    for (let step = 0; step < 100; step += 1) history().redo();
    expect(store.getState().choices.album_size_id).toBe(101);
  });

  it('ignore typed texts and the state of uploads', () => {
    const { store, history } = studioWith('a');
    store.setState({ texts: { ...EMPTY_DESIGN_TEXTS, title: 'Goa' }, isPaused: true });
    expect(history().pastStates).toHaveLength(0);
  });

  it('keep a photo that was added in between', () => {
    const { store, order, history } = studioWith('a', 'b');
    movePhoto(store, 0, 1);
    history().undo();
    appendPhoto(store, photo('c'));
    expect(order()).toBe('abc');
    history().redo();
    expect(order()).toBe('bac');
    history().undo();
    expect(order()).toBe('abc');
  });
});
