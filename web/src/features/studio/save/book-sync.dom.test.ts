import { createTestTextItem } from '@smriti/shared/book/book.test-data';
import type { DesignChange } from '@smriti/shared/book/designs';
import type { Book, Spread } from '@smriti/shared/book/scene';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rejectWithoutConnection, answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { createFillInput, selectFillSource } from '../book/fill-input';
import { fillStudioBook } from '../book/fill-studio-book';
import { movePhotosToTray } from '../book/leave-out-photos';
import { resolveBookConflict } from '../book/merge-saved-book';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import { NO_OPTIONS } from '../design-content';
import { EMPTY_CATALOGUE, openStudioWith, createUploadedPhoto } from '../studio.test-data';
import { EMPTY_BOOK } from '../studio-store';
import { type BookSync, startBookSync } from './book-sync';

const CATALOGUE: StudioCatalogue = {
  ...EMPTY_CATALOGUE,
  sizes: [
    {
      id: 1,
      name: '8x8',
      description: '',
      width: 8,
      height: 8,
      photos: 4,
      price: 100,
      discount: 0,
      original: null,
    },
  ],
};
const CHOICES = { ...NO_OPTIONS, album_size_id: 1 };
const idOf = (at: number) => `photo${String(at).padStart(38, '0')}`;
const PHOTOS = Array.from({ length: 12 }, (_, at) =>
  createUploadedPhoto(idOf(at), { width: 4000, height: 3000, facts: null }),
);
const images = PHOTOS.map(({ key }, at) => ({
  id: key,
  image_path: '',
  image_url: null,
  thumbnail_url: null,
  width: 4000,
  height: 3000,
  state: 'ready' as const,
  sequence: at + 1,
}));

const open: BookSync[] = [];
const PUT = 'PUT /api/albums/goa/design';
const GET = 'GET /api/albums/goa/design';

beforeEach(() => {
  sessionStorage.setItem('authToken', 'token');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const sync of open.splice(0)) sync.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

const revisions = { revs: {}, order_rev: 0 };

/** Opens an album for editing, with its saved book. */
async function edited(answers: Parameters<typeof stubApi>[0] = {}) {
  vi.useRealTimers();
  const plan = { albumId: 'goa', choices: CHOICES, images, version: 1 };
  const { store, plan: whole } = openStudioWith(PHOTOS, plan);
  store.setState({ choices: whole.choices, version: 1 });
  const filled = await fillStudioBook(
    createFillInput(whole, CATALOGUE, selectFillSource(store.getState())),
    EMPTY_BOOK,
  );
  if (!filled?.scene) throw new Error('no book');
  const saved = filled.scene;
  store.setState({ book: filled });
  store.temporal.getState().clear();
  vi.useFakeTimers();
  const answer = (rev: number, book: Book, version = 1) => ({
    rev,
    book,
    version,
    tray_photos: [],
    ...revisions,
  });
  const done = (rev: number, version = 1) => ({ rev, version, total_price: 100, ...revisions });
  const api = stubApi({ [GET]: answer(4, saved), [PUT]: done(5), ...answers });
  /** Sets the server's book; changes based on an older revision are rejected. */
  const shopHas = (rev: number, book: Book) => {
    const details = { rev, ...revisions, spreads: {} };
    const stale = { message: 'This book was changed.', code: 'conflict', request_id: 'r', details };
    api.set(GET, answer(rev, book));
    api.set(PUT, ({ body }) =>
      (body as DesignChange).base_rev < rev ? Response.json(stale, { status: 409 }) : done(rev + 1),
    );
  };
  const onLeft = vi.fn();
  const begin = (of = store) => {
    const options = { store: of, plan: whole, albumId: 'goa', catalogue: () => CATALOGUE, onLeft };
    const sync = startBookSync(options);
    open.push(sync);
    return sync;
  };
  /** Edits spreads as one undo step. */
  const edit = (change: (spread: Spread, at: number) => Spread) =>
    store.setState(({ book }) => {
      const { scene } = book;
      if (!scene) return {};
      return {
        book: { ...book, isOwn: true, scene: { ...scene, spreads: scene.spreads.map(change) } },
      };
    });
  const paint = (at: number, background: string) =>
    edit((spread, index) => (index === at ? { ...spread, locked: true, background } : spread));
  const painted = (book: Book, at: number, background: string): Book => ({
    ...book,
    spreads: book.spreads.map((one, index) =>
      index === at ? { ...one, locked: true, background } : one,
    ),
  });
  const changes = () => api.sentTo(PUT).map(({ body }) => body as DesignChange);
  const colours = () => store.getState().book.scene?.spreads.map(({ background }) => background);
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** Opens the album again from a draft that is based on revision 4. */
  const openedAgain = (scene: Book, savedAt: number) => {
    const { store: next } = openStudioWith(PHOTOS, plan);
    const savedBook = { rev: 4, book: saved, images: null, isRead: false };
    const book = { ...filled, scene, isOwn: true };
    next.setState({ choices: whole.choices, version: 1, book, savedBook, savedAt });
    begin(next);
    return next;
  };
  return {
    store,
    saved,
    api,
    answer,
    done,
    begin,
    paint,
    painted,
    changes,
    colours,
    wait,
    onLeft,
    shopHas,
    openedAgain,
  };
}

it('sends only changed parts, 2 s after the last change and at most every 5 s', async () => {
  const { store, begin, paint, changes, wait, saved, api, done } = await edited();
  begin();
  await wait(10_000);
  // A book that was not edited by hand is not sent.
  expect(api.sent).toEqual([]);
  paint(1, '#111111');
  await wait(1500);
  paint(1, '#222222');
  await wait(1999);
  expect(changes()).toEqual([]);
  await wait(1);
  const [first] = changes();
  expect(first?.base_rev).toBe(4);
  expect(Object.keys(first?.spreads ?? {})).toEqual([saved.spreads[1]?.id]);
  expect(store.getState()).toMatchObject({ account: 'kept', savedBook: { rev: 5 } });
  api.set(PUT, done(6));
  paint(2, '#333333');
  expect(store.getState().account).toBe('off');
  await wait(4999);
  expect(changes()).toHaveLength(1);
  await wait(1);
  expect(changes()[1]).toMatchObject({
    base_rev: 5,
    spreads: { [saved.spreads[2]?.id ?? '']: {} },
  });
});

it('sends once within 5 s of continuous changes', async () => {
  const { begin, paint, changes, wait } = await edited();
  begin();
  for (let second = 0; second < 5; second += 1) {
    paint(1, `#00000${second}`);
    await wait(1000);
  }
  expect(changes()).toHaveLength(1);
});

it('sends with keepalive, except for large requests', async () => {
  const { begin, paint, wait, store } = await edited();
  const sent: (boolean | undefined)[] = [];
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method === 'PUT') sent.push(init.keepalive);
    return answering(url, init);
  });
  begin();
  await wait(10_000);
  paint(1, '#111111');
  dispatchEvent(new Event('pagehide'));
  await wait(0);
  expect(sent).toEqual([true]);
  store.setState(({ book }) => ({
    book: {
      ...book,
      scene: book.scene && {
        ...book.scene,
        spreads: book.scene.spreads.map((one) => ({ ...one, layout: 'a'.repeat(16_000) })),
      },
    },
  }));
  await wait(10_000);
  expect(sent).toEqual([true, false]);
});

it('sends nothing while the choices differ from the saved album', async () => {
  const { begin, paint, changes, wait, store } = await edited();
  begin();
  store.setState({ choices: { ...CHOICES, theme_id: 2 } });
  paint(1, '#111111');
  await wait(30_000);
  expect(changes()).toEqual([]);
  expect(store.getState().account).toBe('off');
  store.setState({ choices: CHOICES });
  await wait(30_000);
  expect(changes()).toHaveLength(1);
});

it('sends the tray, and adopts the new version of the album', async () => {
  const { begin, changes, wait, store, api, done } = await edited({});
  api.set(PUT, done(5, 2));
  begin();
  movePhotosToTray(store, [{ photo: idOf(3), why: null }]);
  await wait(10_000);
  expect(changes()).toMatchObject([{ tray: [{ photo: idOf(3) }] }]);
  expect(store.getState()).toMatchObject({ version: 2, newerVersion: null, account: 'kept' });
});

it('keeps changes without a connection, and sends them once online', async () => {
  const { begin, paint, changes, wait, store, api, done } = await edited();
  api.set(PUT, () => Promise.reject(new TypeError('offline')));
  begin();
  paint(1, '#111111');
  await wait(2000);
  expect(store.getState().account).toBe('later');
  api.set(PUT, done(5));
  dispatchEvent(new Event('online'));
  await wait(0);
  expect(changes()).toHaveLength(2);
  expect(store.getState().account).toBe('kept');
});

it('does not resend a refused change until the book changes again', async () => {
  const { begin, paint, changes, wait, store, api } = await edited();
  api.set(PUT, answerWithError(422));
  begin();
  paint(1, '#111111');
  await wait(90_000);
  expect(changes()).toHaveLength(1);
  expect(store.getState().account).toBe('later');
  paint(1, '#222222');
  await wait(10_000);
  expect(changes()).toHaveLength(2);
});

it('merges changes of other spreads from another page, which undo keeps', async () => {
  const { begin, paint, painted, wait, store, saved, api, answer, done, colours } = await edited();
  begin();
  paint(1, '#111111');
  await wait(0);
  api.set(PUT, done(6));
  api.set(GET, () =>
    answer(
      api.sentTo(PUT).length === 0 ? 4 : 6,
      api.sentTo(PUT).length === 0 ? saved : painted(painted(saved, 1, '#111111'), 2, '#777777'),
    ),
  );
  await wait(10_000);
  expect(colours()?.slice(0, 3)).toEqual([null, '#111111', '#777777']);
  expect(store.getState()).toMatchObject({ bookConflict: null, savedBook: { rev: 6 } });
  store.temporal.getState().undo();
  expect(colours()?.slice(0, 3)).toEqual([null, null, '#777777']);
});

it('reports a conflict for a spread changed on both sides, and sends nothing until it is resolved', async () => {
  const { begin, paint, painted, changes, wait, store, saved, api, answer, done, colours } =
    await edited();
  begin();
  await wait(10_000);
  paint(0, '#111111');
  paint(1, '#222222');
  const theirs = painted(painted(saved, 1, '#999999'), 2, '#777777');
  const [, second] = theirs.spreads;
  const stale = { rev: 6, ...revisions, spreads: { [second?.id ?? '']: second } };
  api.set(PUT, answerWithError(409, 'This book was changed.', stale));
  await wait(10);
  // The first read still returns revision 4, without the other tab's change.
  const before = api.sentTo(GET).length;
  api.set(GET, () => (api.sentTo(PUT).length === 0 ? answer(4, saved) : answer(6, theirs)));
  await wait(5000);
  expect(api.sentTo(GET).length).toBeGreaterThan(before);
  expect(store.getState().bookConflict).toMatchObject({ parts: [second?.id] });
  paint(3, '#444444');
  await wait(60_000);
  expect(changes()).toHaveLength(1);
  expect(colours()?.slice(0, 4)).toEqual(['#111111', '#222222', null, '#444444']);

  api.set(PUT, done(7));
  resolveBookConflict(store, new Set([second?.id ?? '']));
  expect(colours()?.slice(0, 4)).toEqual(['#111111', '#999999', '#777777', '#444444']);
  await wait(10_000);
  const ids = saved.spreads.map(({ id }) => id);
  expect(changes()[1]?.base_rev).toBe(6);
  expect(Object.keys(changes()[1]?.spreads ?? {})).toEqual([ids[0], ids[3]]);
  expect(store.getState()).toMatchObject({ bookConflict: null, account: 'kept' });
});

it('sends nothing to a newer version of the album, and stores that version', async () => {
  const { begin, paint, changes, wait, store, saved, answer, api, colours } = await edited();
  api.set(GET, answer(9, { ...saved, spreads: saved.spreads.slice(1) }, 3));
  begin();
  paint(1, '#111111');
  await wait(30_000);
  expect(changes()).toEqual([]);
  expect(store.getState()).toMatchObject({ newerVersion: 3, version: 1, bookConflict: null });
  expect(colours()?.[1]).toBe('#111111');
});

it('pauses while the album is saved, and sends the last change when the page is left', async () => {
  const { begin, paint, changes, wait, onLeft } = await edited();
  const sync = begin();
  paint(1, '#111111');
  await sync.hold();
  await wait(30_000);
  expect(changes()).toEqual([]);
  sync.release();
  sync.dispose();
  await wait(0);
  expect(changes()).toHaveLength(1);
  expect(onLeft).toHaveBeenCalled();
});

it('reports no conflict with its own change whose response was lost', async () => {
  const { begin, paint, painted, changes, wait, store, saved, api, shopHas, colours } =
    await edited();
  api.set(PUT, rejectWithoutConnection);
  begin();
  paint(1, '#111111');
  await wait(2000);
  expect(store.getState().account).toBe('later');
  shopHas(5, painted(saved, 1, '#111111'));
  paint(1, '#222222');
  await wait(10_000);
  expect(changes().map(({ base_rev }) => base_rev)).toEqual([4, 4, 5]);
  expect(store.getState()).toMatchObject({ bookConflict: null, account: 'kept' });
  expect(colours()?.[1]).toBe('#222222');
});

it('reports no conflict with a change sent on leaving, and adopts it if it is newer than the draft', async () => {
  const { begin, paint, painted, changes, wait, saved, api, shopHas, openedAgain } = await edited();
  api.set(PUT, () => new Promise(() => undefined));
  const sync = begin();
  await wait(1000);
  const keptAt = Date.now();
  await wait(500);
  paint(1, '#222222');
  sync.dispose();
  await wait(0);
  expect(changes()).toHaveLength(1);
  shopHas(5, painted(saved, 1, '#222222'));
  const again = openedAgain(painted(saved, 1, '#111111'), keptAt);
  await wait(10_000);
  expect(again.getState()).toMatchObject({ bookConflict: null, account: 'kept' });
  expect(again.getState().book.scene?.spreads[1]?.background).toBe('#222222');
  expect(changes()).toHaveLength(1);
});

it('keeps a draft that is newer than the change sent on leaving', async () => {
  const { begin, paint, painted, changes, wait, saved, api, shopHas, openedAgain } = await edited();
  api.set(PUT, () => new Promise(() => undefined));
  const sync = begin();
  paint(1, '#111111');
  sync.dispose();
  await wait(1000);
  shopHas(5, painted(painted(saved, 1, '#111111'), 2, '#777777'));
  const again = openedAgain(painted(saved, 1, '#222222'), Date.now());
  await wait(10_000);
  expect(again.getState()).toMatchObject({ bookConflict: null, account: 'kept' });
  expect(changes().at(-1)).toMatchObject({
    base_rev: 5,
    spreads: { [saved.spreads[1]?.id ?? '']: { background: '#222222' } },
  });
  expect(again.getState().book.scene?.spreads[2]?.background).toBe('#777777');
});

it('reports a conflict with a change of another device', async () => {
  const { begin, paint, painted, wait, saved, api, shopHas, openedAgain } = await edited();
  api.set(PUT, rejectWithoutConnection);
  const sync = begin();
  paint(1, '#222222');
  sync.dispose();
  await wait(1000);
  shopHas(6, painted(saved, 1, '#999999'));
  const again = openedAgain(painted(saved, 1, '#222222'), Date.now());
  await wait(10_000);
  expect(again.getState().bookConflict?.parts).toEqual([saved.spreads[1]?.id]);
});

it('sends trimmed texts, and reports no conflict for a trailing space', async () => {
  const { begin, changes, wait, store, saved, shopHas } = await edited();
  const written = (text: string): Book => ({
    ...saved,
    spreads: saved.spreads.map((one, at) =>
      at === 1
        ? { ...one, locked: true, items: [...one.items, createTestTextItem({ text })] }
        : one,
    ),
  });
  begin();
  const show = (scene: Book) =>
    store.setState(({ book }) => ({ book: { ...book, isOwn: true, scene } }));
  show(written('Goa '));
  await wait(5000);
  const [sent] = Object.values(changes()[0]?.spreads ?? {});
  expect(sent?.items.at(-1)).toMatchObject({ text: 'Goa' });
  shopHas(6, written('Goa'));
  show(written('Goa again '));
  await wait(10_000);
  expect(store.getState()).toMatchObject({ bookConflict: null, account: 'kept' });
  expect(changes().at(-1)?.base_rev).toBe(6);
});
