// @vitest-environment jsdom
import type { Album } from '@smriti/shared/album/albums';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { testPhotoId } from '@smriti/shared/book/book.test-data';
import type { Book } from '@smriti/shared/book/scene';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import { rejectWithoutConnection, answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { toastQueue } from '#ui/feedback/toast.ts';
import { NO_OPTIONS } from '../design-content';
import {
  EMPTY_CATALOGUE,
  openStudioWith,
  renderInStudio,
  createUploadedPhoto,
} from '../studio.test-data';
import { createFillInput, selectFillSource } from '../book/fill-input';
import { fillStudioBook } from '../book/fill-studio-book';
import { type Studio, waitForUploads } from '../studio';
import { EMPTY_BOOK, setFilledBook, type StudioPhoto } from '../studio-store';
import { toDraftContent } from './draft';
import type { SaveTarget } from './send-album';
import { useSave } from './use-save';
import { useOpenNextPage } from './use-open-next-page';

const EDITED = { kind: 'edit', id: 'goa', quantity: 1 } as const;
const TARGET = { kind: 'new', productId: null, quantity: 1, userId: 'asha' } as const;

/** Promise of the last save. */
let saving: Promise<unknown> = Promise.resolve();

function Saving({ target = TARGET }: { target?: SaveTarget | null }) {
  const { problem, save } = useSave(target, useOpenNextPage());
  const { pathname, search } = useLocation();
  const errors = problem?.kind === 'incomplete' ? Object.values(problem.errors) : [];
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      {problem && <p>Problem: {problem.kind}</p>}
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      <button onClick={() => (saving = save('Requested'))}>Request</button>
      <button onClick={() => (saving = save('Draft'))}>Save</button>
    </>
  );
}

const complaints = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

async function pressed(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await saving;
  });
}
const request = () => pressed('Request');

function complete({ store }: Studio): void {
  const choices = { ...NO_OPTIONS, frame_id: 1, album_size_id: 1, paper_type_id: 1 };
  store.setState(({ texts }) => ({ choices, texts: { ...texts, title: 'Goa' } }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the error of a field until it is valid, and no new errors before the next save', async () => {
  const studio = openStudioWith([createUploadedPhoto('a')]);
  renderInStudio(studio, <Saving />);
  await request();
  expect(complaints()).toEqual([
    'Album title is required',
    'Frame is required',
    'Album size is required',
    'Paper type is required',
  ]);
  act(() => studio.store.setState(({ texts }) => ({ texts: { ...texts, title: 'Goa' } })));
  expect(complaints()).not.toContain('Album title is required');
  act(() => studio.store.setState({ order: [] }));
  expect(complaints()).not.toContain('At least one photo is required');
  act(() => complete(studio));
  expect(complaints()).toEqual([]);
});

// proves studio-7
it('stores the book on the screen for a guest who has to sign in', async () => {
  const studio = openStudioWith([createUploadedPhoto('a')]);
  complete(studio);
  const keep = vi.fn(() => Promise.resolve());
  renderInStudio({ ...studio, keep }, <Saving target={null} />);
  expect(toDraftContent(studio.store.getState()).book).toBeUndefined();
  await request();
  expect(screen.getByRole('status').textContent).toBe('/login');
  expect(toastQueue.waiting().at(-1)).toMatchObject({
    tone: 'error',
    message: 'Please log in to create an album.',
  });
  expect(keep).toHaveBeenCalled();
  expect(toDraftContent(studio.store.getState()).book).toBe(studio.store.getState().book);
});

const album: Album = { ...TEST_ALBUM, initial_due: 99.5 };

// proves studio-17
it('opens the initial payment with the save as its only API call', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return Promise.resolve(new Response(JSON.stringify({ data: { album } })));
  });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  complete(studio);
  renderInStudio(studio, <Saving />);
  await request();
  expect(screen.getByRole('status').textContent).toBe(
    '/initial-payment?cartId=album-1&amount=99.5',
  );
  expect(calls).toEqual(['POST /api/albums']);
});

// proves studio-4
it('opens My Cart after saving a draft, although its initial payment is not paid', async () => {
  const api = stubApi({ 'POST /api/albums': { data: { album } } });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  complete(studio);
  renderInStudio(studio, <Saving />);
  await pressed('Save');
  expect(screen.getByRole('status').textContent).toBe('/my-account/cart');
  expect(api.sentTo('POST /api/albums')[0]?.body).toMatchObject({ status: 'Draft' });
});

/** Records the request bodies; each call returns the album. */
function stubShop() {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {});
    return Promise.resolve(Response.json({ data: { album } }));
  });
  return bodies;
}

it('sends the shown book with a request, but not with a draft', async () => {
  const bodies = stubShop();
  const studio = openStudioWith([createUploadedPhoto('a'), createUploadedPhoto('b')]);
  complete(studio);
  renderInStudio(studio, <Saving />);
  await request();
  expect(bodies.at(-1)).not.toHaveProperty('design');

  const { store, plan } = studio;
  const input = createFillInput(plan, EMPTY_CATALOGUE, selectFillSource(store.getState()));
  const seen = await fillStudioBook(input, EMPTY_BOOK);
  if (seen) setFilledBook(store, seen);
  await pressed('Save');
  expect(bodies.at(-1)).not.toHaveProperty('design');
  await request();
  expect(bodies.at(-1)).toMatchObject({ status: 'Requested', design: seen?.scene });
  // No facts are requested, because new facts might change the book.
  expect(bodies).toHaveLength(3);
});

const PHOTOS = [1, 2].map((at) => createUploadedPhoto(testPhotoId(at), { facts: null }));

/** Opens an album whose book was edited here; the server has the book `saved`. */
async function editedAlbum() {
  const images = PHOTOS.map(({ key: id }, at) => ({
    id,
    image_path: '',
    image_url: null,
    thumbnail_url: null,
    width: 100,
    height: 100,
    state: 'ready' as const,
    sequence: at + 1,
  }));
  const plan = { albumId: 'goa', version: 1, images };
  const studio = openStudioWith(PHOTOS, plan);
  complete(studio);
  studio.store.setState({ version: 1 });
  const input = createFillInput(
    studio.plan,
    EMPTY_CATALOGUE,
    selectFillSource(studio.store.getState()),
  );
  const filled = await fillStudioBook(input, EMPTY_BOOK);
  const saved = filled?.scene;
  if (!filled || !saved) throw new Error('no book');
  const painted = (background: string): Book => ({
    ...saved,
    spreads: saved.spreads.map((one) => ({ ...one, locked: true, background })),
  });
  studio.store.setState({
    book: { ...filled, scene: painted('#111111'), isOwn: true },
    savedBook: { rev: 4, book: saved, images: null, isRead: false },
  });
  const design = (rev: number, book: Book, version = 1) => ({
    rev,
    revs: {},
    order_rev: 0,
    book,
    tray_photos: [],
    version,
  });
  return { studio, saved, painted, design };
}

const GET = 'GET /api/albums/goa/design';
const PUT = 'PUT /api/albums/goa';

it('saves an edited book on top of the newest revision, merged with changes made elsewhere', async () => {
  const { studio, saved, design } = await editedAlbum();
  const elsewhere = { ...saved, page_numbers: true };
  const api = stubApi({ [GET]: design(4, saved) });
  api.set(PUT, () => {
    if (api.sentTo(PUT).length > 1) return { data: { album } };
    api.set(GET, design(5, elsewhere));
    return Response.json(
      { message: 'No.', code: 'conflict', request_id: 'r', details: { design_rev: 5 } },
      { status: 409 },
    );
  });
  renderInStudio(studio, <Saving target={EDITED} />);
  await pressed('Save');
  expect(api.sentTo(PUT).map(({ body }) => body)).toMatchObject([
    { version: 1, design_rev: 4, design: { page_numbers: false } },
    { version: 1, design_rev: 5, design: { page_numbers: true } },
  ]);
  expect(api.sentTo('PUT /api/albums/goa/design')).toEqual([]);
  expect(studio.discard).toHaveBeenCalled();
});

it('saves an edited album once, although the first response was lost', async () => {
  const { studio, saved, design } = await editedAlbum();
  const api = stubApi({ [GET]: design(4, saved), [PUT]: rejectWithoutConnection });
  renderInStudio(studio, <Saving target={EDITED} />);
  await pressed('Save');
  expect(screen.getByText('Problem: failed')).toBeTruthy();
  expect(studio.discard).not.toHaveBeenCalled();
  api.set(PUT, { data: { album } });
  await pressed('Save');
  expect(studio.discard).toHaveBeenCalled();
  const [first, second] = api.sentTo(PUT);
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
});

it('saves nothing while a conflict of the book is unresolved', async () => {
  const { studio, painted, design } = await editedAlbum();
  const api = stubApi({ [GET]: design(5, painted('#222222')) });
  renderInStudio(studio, <Saving target={EDITED} />);
  await request();
  expect(api.sent.map(({ route }) => route)).toEqual([GET]);
  expect(studio.store.getState().bookConflict).not.toBeNull();
  await request();
  expect(api.sentTo(PUT)).toEqual([]);
});

it('shows that the album has a newer version as soon as it is detected', async () => {
  const { studio, saved, design } = await editedAlbum();
  const details = { version: 2 };
  stubApi({ [GET]: design(5, saved, 2), [PUT]: answerWithError(409, 'Changed.', details) });
  renderInStudio(studio, <Saving target={EDITED} />);
  await request();
  expect(screen.getByText('Problem: version')).toBeTruthy();
  act(() => studio.store.setState({ version: 2 }));
  expect(studio.store.getState().newerVersion).toBe(2);
});

it('creates the album from the server draft, and reports a conflict if the draft is gone', async () => {
  const bodies: unknown[] = [];
  const gone = { message: 'No.', code: 'not_found', request_id: 'r' };
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    bodies.push(typeof body === 'string' && JSON.parse(body));
    return Promise.resolve(Response.json(gone, { status: 404 }));
  });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  studio.holdDraft = () => Promise.resolve('d1');
  complete(studio);
  renderInStudio(studio, <Saving />);
  await request();
  expect(bodies).toEqual([expect.objectContaining({ draft_id: 'd1', title: 'Goa' })]);
  expect(studio.store.getState().conflict).toBe('gone');
  expect(studio.releaseDraft).toHaveBeenCalled();
});

it('saves nothing while another tab has changed the same draft', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const studio = openStudioWith([createUploadedPhoto('a')]);
  complete(studio);
  studio.store.setState({ conflict: 'tab' });
  renderInStudio(studio, <Saving />);
  await request();
  expect(fetched).not.toHaveBeenCalled();
});

it('rejects a request with a number of photos that the product does not allow', async () => {
  const studio = openStudioWith([createUploadedPhoto('a'), createUploadedPhoto('b')]);
  complete(studio);
  renderInStudio(studio, <Saving />, {
    ...EMPTY_CATALOGUE,
    photoCount: { min_photos: 8, max_photos: 8, photo_step: 1 },
  });
  await request();
  expect(complaints()).toEqual(['This product takes 8 photos, or 1 photo 8 times.']);
  act(() => studio.store.setState({ order: ['a'] }));
  expect(complaints()).toEqual([]);
});

/** Opens a design whose photos are still being read. Returns a function that finishes reading. */
function openWhileReading() {
  const studio = openStudioWith();
  complete(studio);
  studio.store.setState({ reading: 1 });
  let end: (...photos: StudioPhoto[]) => void = () => undefined;
  const read = new Promise<void>((resolve) => {
    end = (...photos) => {
      const order = photos.map(({ key }) => key);
      const byKey = Object.fromEntries(photos.map((photo) => [photo.key, photo]));
      studio.store.setState({ order, photos: byKey, reading: 0 });
      resolve();
    };
  });
  studio.whenUploaded = () => read;
  return { studio, end };
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('fails at once when the connection is lost while photos are uploaded', async () => {
  const bodies = stubShop();
  const studio = openStudioWith([createUploadedPhoto('a', { state: 'waiting' })]);
  complete(studio);
  studio.whenUploaded = () => waitForUploads(studio.store);
  renderInStudio(studio, <Saving />);
  click('Save');
  expect(screen.queryByText(/^Problem/)).toBeNull();
  await act(async () => {
    studio.store.setState({ isOnline: false });
    await saving;
  });
  expect(screen.getByText('Problem: failed')).toBeTruthy();
  expect(bodies).toEqual([]);
});

// proves studio-17
it('sends a request only after the chosen photos are read, without an error before', async () => {
  const bodies = stubShop();
  const { studio, end } = openWhileReading();
  renderInStudio(studio, <Saving />);
  click('Request');
  expect(complaints()).toEqual([]);
  expect(bodies).toEqual([]);
  await act(async () => {
    end(createUploadedPhoto('a'));
    await saving;
  });
  expect(bodies).toEqual([expect.objectContaining({ status: 'Requested' })]);
  expect(screen.getByRole('status').textContent).toMatch(/^\/initial-payment/);
});

it('requires a photo if none of the chosen files could be added', async () => {
  const bodies = stubShop();
  const { studio, end } = openWhileReading();
  renderInStudio(studio, <Saving />);
  click('Save');
  await act(async () => {
    end();
    await saving;
  });
  expect(complaints()).toEqual(['At least one photo is required']);
  expect(bodies).toEqual([]);
});

it('counts the photos of a request after all are read', async () => {
  const bodies = stubShop();
  const { studio, end } = openWhileReading();
  const a = createUploadedPhoto('a');
  const b = createUploadedPhoto('b');
  studio.store.setState({ order: ['a', 'b'], photos: { a, b } });
  renderInStudio(studio, <Saving />, {
    ...EMPTY_CATALOGUE,
    photoCount: { min_photos: 3, max_photos: 3, photo_step: 1 },
  });
  click('Request');
  expect(complaints()).toEqual([]);
  await act(async () => {
    end(a, b, createUploadedPhoto('c'));
    await saving;
  });
  expect(bodies).toHaveLength(1);
});

it('shows the first empty frame named by a refused request', async () => {
  const empty_frames = [{ spread_id: 's2', frame_id: 'p7' }];
  stubApi({ 'POST /api/albums': answerWithError(422, 'A frame is empty.', { empty_frames }) });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  complete(studio);
  renderInStudio(studio, <Saving />);
  await request();
  expect(screen.getByText('Problem: failed')).toBeTruthy();
  expect(studio.store.getState().frameToShow).toEqual({ spread: 's2', item: 'p7' });
  expect(toastQueue.waiting().map(({ message }) => message)).toEqual([
    'Failed to save album: A frame is empty.',
  ]);
});
