import { packValues, type PhotoFacts } from '@smriti/shared/book/photo-facts';
import { placedPhotoIds } from '@smriti/shared/book/scene';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { guestToken } from '#lib/guest/guest-token.ts';
import { pressButton, answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { NO_OPTIONS } from '../design-content';
import { openStudioWith, createUploadedPhoto } from '../studio.test-data';
import { EMPTY_BOOK, removePhotos, setPhotoOrder, type StudioPhoto } from '../studio-store';
import { toDraftContent } from '../save/draft';
import { prepareBookToSend } from './prepare-book-to-send';
import { BOOK_CATALOGUE, openArrangedBook, renderBook } from '../editor/editor.test-data';
import { parseStoredBook } from './parse-stored-book';

const START = Date.UTC(2026, 0, 3, 9);
const MINUTE = 60_000;

const factsAt = (minute: number, sharpness = 300): PhotoFacts => ({
  taken_at: START + minute * MINUTE,
  likeness: String(minute).padStart(16, '0').replaceAll('1', 'f'),
  sharpness,
  light: 120,
  focus: packValues(Array.from({ length: 256 }, () => 1)),
});

/** Twelve photos of one day, landscape and portrait, taken 15 minutes apart. */
const photos = (count = 12, changes: (at: number) => Partial<StudioPhoto> = () => ({})) =>
  Array.from({ length: count }, (_, at) =>
    createUploadedPhoto(`k${at + 1}`, {
      ...(at % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
      thumbnail: `/small/${at + 1}.webp`,
      facts: factsAt(15 * at),
      ...changes(at),
    }),
  );

const openBook = (given = photos()) => openArrangedBook({ photos: given });

/** Opens the panel with the style of the whole book. */
async function openStyle(): Promise<void> {
  pressButton('Style');
  await screen.findByRole('button', { name: 'Lay it all out again' });
}

const layoutText = () => screen.getByText(/^Layout \d of \d$/).textContent;
const turnTo = (name: string) =>
  fireEvent.click(
    within(screen.getByRole('list', { name: 'All pages' })).getByRole('button', { name }),
  );

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

it('fills the book with all photos, and shows their number', async () => {
  const { scene } = await openBook();
  expect(placedPhotoIds({ cover: null, spreads: scene().spreads }).size).toBe(12);
  await openStyle();
  expect(screen.getByText(/^12 photos · \d+ pages$/)).toBeTruthy();
});

it('steps through the layouts of one spread in both directions, and shows their number', async () => {
  const { scene, store } = await openBook();
  turnTo('Pages 2 and 3');
  const before = layoutText();
  const others = scene().spreads.filter((_, at) => at !== 1);
  pressButton('Another layout');
  expect(layoutText()).not.toBe(before);
  expect(scene().spreads.filter((_, at) => at !== 1)).toEqual(others);
  pressButton('The layout before');
  expect(layoutText()).toBe(before);
  store.temporal.getState().undo();
  await waitFor(() => expect(layoutText()).not.toBe(before));
});

it('leaves a locked spread unchanged when all others are laid out again', async () => {
  const { scene } = await openBook();
  turnTo('Pages 2 and 3');
  pressButton('Keep as it is');
  const kept = scene().spreads[1];
  expect(kept?.locked).toBe(true);
  const others = JSON.stringify(scene().spreads.filter((_, at) => at !== 1));
  await openStyle();
  pressButton('Lay it all out again');
  await screen.findByText(/^It is laid out again/);
  expect(scene().spreads[1]).toEqual(kept);
  expect(JSON.stringify(scene().spreads.filter((_, at) => at !== 1))).not.toBe(others);
  expect(screen.getByRole('button', { name: 'Another layout' })).toHaveProperty(
    'ariaDisabled',
    'true',
  );
});

it('lays out fewer photos per page in the style Airy, with undo', async () => {
  const { scene, store } = await openBook();
  const before = scene().spreads.length;
  await openStyle();
  fireEvent.click(screen.getByRole('radio', { name: /^Airy/ }));
  await waitFor(() => expect(scene().spreads.length).toBeGreaterThan(before));
  store.temporal.getState().undo();
  expect(scene().spreads.length).toBe(before);
  expect(store.getState().book.style).toBe('classic');
});

it('drops a removed photo from the book, and follows an order set by hand', async () => {
  const { scene, store } = await openBook();
  removePhotos(store, ['k5']);
  await waitFor(() => expect(placedPhotoIds(scene()).has('k5')).toBe(false));
  expect(scene().photo_order).toBe('time');
  setPhotoOrder(store, store.getState().order.toReversed());
  await waitFor(() => expect(scene().photo_order).toBe('given'));
  const [first] = scene().spreads;
  expect(first?.items[0]).toMatchObject({ photo: 'k12' });
});

it('offers to leave out blurred photos, and brings them back', async () => {
  const soft = photos(12, (at) => (at === 3 ? { facts: factsAt(15 * at, 4) } : {}));
  const { scene, store } = await openBook(soft);
  expect(
    await screen.findByText(/^1 photo is out of focus\. Leave it out\? ₹7\.00 less$/),
  ).toBeTruthy();
  pressButton('Leave it out');
  expect(store.getState().order).not.toContain('k4');
  expect(scene().tray).toMatchObject([{ photo: 'k4', why: { code: 'blurred' } }]);
  await waitFor(() => expect(placedPhotoIds(scene()).has('k4')).toBe(false));
  pressButton('Bring back k4.jpg');
  expect(store.getState().order.indexOf('k4')).toBe(3);
  await waitFor(() => expect(placedPhotoIds(scene()).has('k4')).toBe(true));
  expect(scene().tray).toEqual([]);
});

it('lists photos of low resolution, and selects the frame of a clicked warning', async () => {
  await openBook(photos(12, (at) => (at === 8 ? { width: 90, height: 60 } : {})));
  const [warning] = screen.getAllByText(/photo 9 has \d+ dpi and will look blurred\.$/);
  if (!warning) throw new Error('no warning');
  fireEvent.click(warning);
  const frame = screen.getByRole('button', { name: /^Photo 9, .*will look blurred$/ });
  expect(frame.getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('k9.jpg')).toBeTruthy();
});

it('shows the frame in frameToShow and selects it, once', async () => {
  const { scene, store } = await openBook();
  const spread = scene().spreads.at(-1);
  const [item] = spread?.items ?? [];
  if (!spread || !item) throw new Error('the book has no frame');
  act(() => store.setState({ frameToShow: { spread: spread.id, item: item.id } }));
  const frame = document.querySelector(`[data-item="${item.id}"]`);
  expect(frame?.getAttribute('aria-current')).toBe('true');
  expect(store.getState().frameToShow).toBeNull();
});

/** The API's answer about these photos, with their facts. */
const analysed = (given: StudioPhoto[]) =>
  given.map(({ key, width, height }, at) => ({
    id: key,
    image_path: '',
    image_url: `/large/${at + 1}.webp`,
    state: 'ready',
    thumbnail_url: `/small/${at + 1}.webp`,
    width,
    height,
    facts: factsAt(15 * at),
  }));

/** Signs in a customer and stubs the API with the photos and their facts. */
function stubShop(given: StudioPhoto[], more: Parameters<typeof stubApi>[0] = {}) {
  useSession.setState({ user: ASHA, isAuthenticated: true, isLoading: false });
  return stubApi({ 'GET /api/photos': { photos: analysed(given) }, ...more });
}

const longKeys = () =>
  photos(12, (at) => {
    const key = `photo${String(at).padStart(38, '0')}`;
    return { key, photoId: key, facts: undefined };
  });

it('loads facts and large pictures of the photos from the API', async () => {
  const given = longKeys();
  stubShop(given);
  const { store } = await openBook(given);
  const [first] = given;
  expect(store.getState().photos[first?.key ?? '']).toMatchObject({
    large: '/large/1.webp',
    facts: { sharpness: 300 },
  });
});

it('loads the facts of a guest, whose book is then the same after signing in', async () => {
  useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
  guestToken.set('token');
  const given = longKeys();
  const api = stubApi({
    'GET /api/guest-users/verify': { guest_id: 'guest1', custom_token: 'custom' },
    'GET /api/albums/guest-image/guest1': analysed(given),
  });
  const guest = await openBook(given);
  await waitFor(() => expect(guest.store.getState().book.of).toMatch(/true/));
  expect(api.sentTo('GET /api/albums/guest-image/guest1')).toHaveLength(1);
  act(() => guest.store.setState({ isBookStored: true }));
  const { book } = toDraftContent(guest.store.getState());
  cleanup();
  guestToken.clear();

  stubShop(given);
  const customer = openStudioWith(given);
  const { choices } = guest.store.getState();
  customer.store.setState({ choices, book: parseStoredBook(book) });
  renderBook(customer);
  const first = given[0]?.key ?? '';
  await waitFor(() => expect(customer.store.getState().photos[first]?.facts).toBeTruthy());
  const sent = await prepareBookToSend(customer.store, customer.plan, BOOK_CATALOGUE);
  expect(sent).toEqual(guest.scene());
});

it('opens an album with its saved book, and shows an error when loading fails', async () => {
  const given = longKeys();
  const api = stubShop(given);
  const { scene: saved } = await openBook(given);
  const spreads = saved().spreads.map((one, at) => (at === 1 ? { ...one, locked: true } : one));
  const book = { ...saved(), spreads };
  cleanup();

  api.set('GET /api/albums/goa/design', answerWithError(500));
  const studio = openStudioWith(given, { albumId: 'goa' });
  studio.store.setState({ choices: { ...NO_OPTIONS, album_size_id: 1, paper_type_id: 1 } });
  renderBook(studio);
  expect(await screen.findByText('This could not be opened. Your photos are safe.')).toBeTruthy();
  expect(studio.store.getState().book.scene).toBeNull();

  const revisions = { rev: 1, revs: {}, order_rev: 0, tray_photos: [] };
  api.set('GET /api/albums/goa/design', { ...revisions, book });
  pressButton('Try again');
  expect(await screen.findByRole('button', { name: 'Pages 2 and 3, kept as it is' })).toBeTruthy();
  const { scene, isOwn } = studio.store.getState().book;
  expect(scene?.spreads).toEqual(spreads);
  expect(isOwn).toBe(false);
});

it('shows an error when the first layout fails, and retries on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, ...others] = photos();
  if (!first) throw new Error('no photo');
  const facts = { ...factsAt(0) };
  let isFull = true;
  Object.defineProperty(facts, 'focus', {
    enumerable: true,
    get: () => {
      if (isFull) throw new RangeError('Array buffer allocation failed');
      return factsAt(0).focus;
    },
  });
  const { store, plan, ...studio } = openStudioWith(others);
  store.setState({ choices: { ...NO_OPTIONS, album_size_id: 1, paper_type_id: 1 } });
  const known = store.getState().photos;
  store.setState({
    photos: { ...known, [first.key]: { ...first, facts } },
    order: [first.key, ...store.getState().order],
  });
  renderBook({ store, plan, ...studio });
  expect(await screen.findByText(/^Your photos could not be laid out/)).toBeTruthy();
  isFull = false;
  pressButton('Try again');
  expect(await screen.findByRole('region', { name: 'The pages of the book' })).toBeTruthy();
});

it('sends the arranged book with the ids of uploaded photos', async () => {
  const given = photos(6, (at) => ({ photoId: `id${at + 1}` }));
  const { store } = await openBook(given);
  const { plan } = openStudioWith();
  await openStyle();
  pressButton('Lay it all out again');
  await waitFor(() => expect(store.getState().book.isOwn).toBe(true));
  // Sends the book before React has rendered the removal.
  removePhotos(store, ['k6']);
  const sent = await prepareBookToSend(store, plan, BOOK_CATALOGUE);
  expect(sent && [...placedPhotoIds(sent)].toSorted()).toEqual(['id1', 'id2', 'id3', 'id4', 'id5']);
});

it('sends the arranged book of a restored draft without loading facts', async () => {
  const given = longKeys();
  stubShop(given);
  const { store } = await openBook(given);
  await openStyle();
  pressButton('Lay it all out again');
  await waitFor(() => expect(store.getState().book.isOwn).toBe(true));
  const { book } = store.getState();
  cleanup();
  const again = openStudioWith(given);
  again.store.setState({ book, choices: store.getState().choices });
  const sent = await prepareBookToSend(again.store, again.plan, BOOK_CATALOGUE);
  expect(sent).toEqual(book.scene);
});

it('restores the arranged book of a stored draft, and an empty book from invalid data', async () => {
  const { store } = await openBook();
  await openStyle();
  fireEvent.click(screen.getByRole('radio', { name: /^Full/ }));
  await waitFor(() => expect(store.getState().book.scene?.style).toBe('full'));
  const { book } = toDraftContent(store.getState());
  expect(parseStoredBook(structuredClone(book))).toEqual(store.getState().book);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(parseStoredBook({ style: 'baroque' })).toEqual(EMPTY_BOOK);
});
