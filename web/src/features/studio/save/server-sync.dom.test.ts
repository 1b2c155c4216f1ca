import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { runTasksBeforeSignOut } from '#lib/session/before-sign-out.ts';
import { EMPTY_BOOK } from '../studio-store';
import { ALBUM_PLAN, createUploadedPhoto, createStoreWith } from '../studio.test-data';
import { type ServerSync, startServerSync } from './server-sync';

// The real module uses a worker, which fake timers do not control.
vi.mock('#lib/uploads/photo-id.ts', () => ({ hashContent: () => Promise.resolve('hash') }));

const open: ServerSync[] = [];
let answers: (() => Promise<Response>)[] = [];
let calls: { call: string; body: Record<string, unknown> }[] = [];

const ok = (body: unknown) => () => Promise.resolve(Response.json(body));
const refused = (status: number, details?: unknown) => () =>
  Promise.resolve(
    Response.json({ message: 'No.', code: 'conflict', request_id: 'r', details }, { status }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  [answers, calls] = [[], []];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit) => {
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : {};
    calls.push({ call: `${method} ${url}`, body: json as Record<string, unknown> });
    return answers.shift()?.() ?? Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  for (const sync of open.splice(0)) sync.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let designs = 0;

function design() {
  const store = createStoreWith(createUploadedPhoto('a'));
  designs += 1;
  const onMissing = vi.fn();
  const sync = startServerSync(store, {
    plan: ALBUM_PLAN,
    designId: `design-${designs}`,
    onSent: () => undefined,
    onMissing,
  });
  open.push(sync);
  const type = (title: string) => store.setState(({ texts }) => ({ texts: { ...texts, title } }));
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { store, sync, type, wait, onMissing };
}

const form = () => calls.at(-1)?.body['form'];
const called = () => calls.map(({ call }) => call);

const CURRENT = {
  id: 'd1',
  rev: 7,
  images: [],
  design: null,
  form: {
    product_type: 'album',
    product_id: null,
    quantity: 1,
    photo_goal: null,
    title: 'Theirs',
    album_size_id: null,
    paper_type_id: null,
    frame_id: null,
    binding_type_id: null,
    theme_id: null,
    lamination_id: null,
    cover_type_id: null,
    orientation: null,
    edge_style: null,
    name: '',
    email: '',
    instructions: '',
  },
  updated_at: '2026-01-01T06:00:00.000Z',
  expires_at: '2026-01-31T06:00:00.000Z',
};

const PHOTO = {
  image_path: '',
  image_url: null,
  thumbnail_url: null,
  width: 1,
  height: 1,
  state: 'ready',
};

describe("the account's copy of an unsaved design", () => {
  it('is created, and then updated with each change on top of the previous revision', async () => {
    const { store, type, wait } = design();
    answers = [ok({ id: 'd1', rev: 0 }), ok({ rev: 1 })];
    type('G');
    type('Goa ');
    await wait(2000);
    expect(called()).toEqual(['POST /api/drafts']);
    expect(form()).toMatchObject({ title: 'Goa', product_type: 'album' });
    expect(store.getState()).toMatchObject({ server: { id: 'd1', rev: 0 }, account: 'kept' });
    type('Goa, again');
    await wait(4999);
    expect(calls).toHaveLength(1);
    await wait(1);
    expect(called()[1]).toBe('PUT /api/drafts/d1');
    expect(calls[1]?.body).toMatchObject({ base_rev: 0, images: [{ photo_id: 'a', sequence: 1 }] });
    expect(store.getState().server?.rev).toBe(1);
  });

  it('contains the book once it is edited by hand, sent only when it has changed', async () => {
    const { store, type, wait } = design();
    const book = createTestBook({
      spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1, { photo: 'a' })] })],
    });
    const scene = { ...book, cover: null };
    store.setState({ photos: { a: createUploadedPhoto('a', { photoId: testPhotoId(1) }) } });
    answers = [ok({ id: 'd1', rev: 0 }), ok({ rev: 1 }), ok({ rev: 2 }), ok({ rev: 3 })];
    const filled = { ...EMPTY_BOOK, scene };
    store.setState({ book: filled });
    await wait(2000);
    expect(calls[0]?.body).toMatchObject({ design: null });
    store.setState({ book: { ...filled, isOwn: true } });
    await wait(6000);
    const [spread] = scene.spreads;
    const items = [{ ...spread?.items[0], photo: testPhotoId(1) }];
    expect(calls[1]?.body).toMatchObject({ design: { spreads: [{ id: 's1', items }] } });
    type('Goa');
    await wait(6000);
    expect(calls[2]?.body).not.toHaveProperty('design');
    store.setState({ book: EMPTY_BOOK });
    await wait(6000);
    expect(calls[3]?.body).toMatchObject({ design: null });
  });

  it('is not created for an empty design', async () => {
    const { store, wait } = design();
    store.setState({ order: [] });
    await wait(20_000);
    expect(calls).toEqual([]);
  });

  it('is sent when the page is left, but not after logout', async () => {
    const [left, loggedOut] = [design(), design()];
    sessionStorage.setItem('authToken', 'token');
    left.type('Goa');
    left.sync.dispose();
    await left.wait(0);
    expect(called()).toEqual(['POST /api/drafts']);
    sessionStorage.clear();
    loggedOut.type('Ooty');
    loggedOut.sync.dispose();
    await loggedOut.wait(20_000);
    expect(calls).toHaveLength(1);
  });

  it('is sent before logout, which waits at most 3 s for it', async () => {
    const { store, type, sync, wait } = design();
    answers = [ok({ id: 'd1', rev: 0 }), () => new Promise(() => undefined)];
    type('Goa');
    await runTasksBeforeSignOut();
    expect(called()).toEqual(['POST /api/drafts']);
    expect(store.getState().server).toMatchObject({ id: 'd1' });
    type('Goa, again');
    const loggedOut = vi.fn();
    void runTasksBeforeSignOut().then(loggedOut);
    await wait(2999);
    expect(called()).toHaveLength(2);
    expect(loggedOut).not.toHaveBeenCalled();
    await wait(1);
    expect(loggedOut).toHaveBeenCalledOnce();
    sync.dispose();
    await runTasksBeforeSignOut();
    expect(called()).toHaveLength(2);
  });

  it('is sent once online after a lost connection', async () => {
    const { store, type, wait } = design();
    type('Goa');
    await wait(2000);
    expect(store.getState()).toMatchObject({ account: 'later', conflict: null, server: null });
    answers = [ok({ id: 'd1', rev: 0 })];
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(form()).toMatchObject({ title: 'Goa' });
    expect(store.getState().account).toBe('kept');
  });

  it.each([400, 403, 413])('is not resent after a %i until the design changes', async (status) => {
    const { store, type, wait } = design();
    answers = [refused(status)];
    type('Goa');
    await wait(2000);
    expect(store.getState()).toMatchObject({ account: 'later', server: null });
    await wait(300_000);
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(calls).toHaveLength(1);
    answers = [ok({ id: 'd1', rev: 0 }), ok({ rev: 1 })];
    type('Goa, shorter');
    await wait(6000);
    expect(form()).toMatchObject({ title: 'Goa, shorter' });
    type('Goa');
    await wait(6000);
    expect(calls).toHaveLength(3);
  });

  it('is overwritten after a change on another device only if the user chooses so', async () => {
    const { store, sync, type, wait } = design();
    answers = [ok({ id: 'd1', rev: 0 }), refused(409, { draft: CURRENT })];
    type('Goa');
    await wait(2000);
    type('Mine');
    await wait(6000);
    expect(store.getState().conflict).toBe('device');
    type('Still mine');
    await wait(60_000);
    expect(calls).toHaveLength(2);
    answers = [ok({ rev: 8 })];
    sync.takeOver();
    store.setState({ conflict: null });
    await wait(2000);
    expect(calls[2]).toMatchObject({ call: 'PUT /api/drafts/d1', body: { base_rev: 7 } });
    expect(form()).toMatchObject({ title: 'Still mine' });
  });

  it('causes no conflict with a change of this page whose response was lost', async () => {
    const { store, type, wait } = design();
    const landed = { ...CURRENT, rev: 1, form: { ...CURRENT.form, title: 'Goa' } };
    const images = [{ ...PHOTO, id: 'a'.repeat(43), sequence: 1 }];
    store.setState({ photos: { a: createUploadedPhoto('a', { photoId: 'a'.repeat(43) }) } });
    answers = [ok({ id: 'd1', rev: 0 })];
    await wait(2000);
    type('Goa');
    await wait(6000);
    expect(store.getState().account).toBe('later');
    type('Goa, then Hampi');
    answers = [refused(409, { draft: { ...landed, images } }), ok({ rev: 2 })];
    await wait(65_000);
    expect(store.getState()).toMatchObject({ conflict: null, server: { rev: 2 } });
  });

  it('is recreated after its deletion only if the user chooses so', async () => {
    const { store, sync, type, wait } = design();
    answers = [ok({ id: 'd1', rev: 0 }), refused(404)];
    await wait(2000);
    type('Mine');
    await wait(6000);
    expect(store.getState().conflict).toBe('gone');
    answers = [ok({ id: 'd2', rev: 0 })];
    sync.takeOver();
    store.setState({ conflict: null });
    await wait(2000);
    expect(called()[2]).toBe('POST /api/drafts');
  });

  it('is not updated while the design is saved', async () => {
    const { store, sync, type, wait } = design();
    answers = [ok({ id: 'd1', rev: 0 })];
    await wait(2000);
    await sync.hold();
    expect(store.getState().server?.id).toBe('d1');
    type('Later');
    await wait(60_000);
    expect(calls).toHaveLength(1);
    answers = [ok({ rev: 1 })];
    sync.release();
    await wait(2000);
    expect(form()).toMatchObject({ title: 'Later' });
  });

  it('reports when there is no room, and has missing photos uploaded again', async () => {
    const { store, type, wait, onMissing } = design();
    answers = [refused(422), refused(422, { missing: ['a'] })];
    await wait(2000);
    expect(store.getState().account).toBe('full');
    type('Goa');
    await wait(6000);
    expect(onMissing).toHaveBeenCalledWith(['a']);
  });
});
