import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import { ApiError } from '#lib/api/api.ts';
import { answerWithError, stubApi } from '#lib/page.test-data.tsx';
import { toastQueue } from '#ui/feedback/toast.ts';
import { NO_OPTIONS } from './design-content';
import type { StudioPlan } from './studio-plan';
import type { Studio } from './studio';
import { StudioPage } from './StudioPage';
import {
  ALBUM_PLAN,
  EMPTY_CATALOGUE,
  openStudioWith,
  renderInStudio,
  createUploadedPhoto,
} from './studio.test-data';
import type { OpenStudio } from './use-open-studio';

const opened = vi.hoisted((): { studio?: OpenStudio } => ({}));
const fetched = vi.hoisted(() => new Set<string>());
vi.mock('./photos/sorting/OrderBar', async (original) => {
  fetched.add('OrderBar');
  return original();
});
vi.mock('./photos/sorting/MoveDialog', async (original) => {
  fetched.add('MoveDialog');
  return original();
});
vi.mock('./use-open-studio', () => ({ useOpenStudio: () => opened.studio }));

const CANVAS = { ...ALBUM_PLAN, type: 'canvas' } as const;
const TARGET = { kind: 'new', productId: null, quantity: 1, userId: 'asha' } as const;
const EDITED = { kind: 'edit', id: 'goa', quantity: 1 } as const;

function renderCanvas() {
  const studio = openStudioWith([createUploadedPhoto('a')], CANVAS);
  const choices = { ...NO_OPTIONS, album_size_id: 1, frame_id: 1, edge_style: 'black' } as const;
  studio.store.setState({ choices });
  opened.studio = { status: 'ready', studio };
  renderInStudio(
    studio,
    <StudioPage
      {...{ heading: 'Canvas Prints', plan: CANVAS, target: TARGET }}
      owner={{ kind: 'customer', uid: 'asha' }}
      catalogue={EMPTY_CATALOGUE}
    />,
  );
  return studio;
}

const pressAdd = () => fireEvent.click(screen.getByRole('button', { name: 'Add To My Cart' }));

/** Loads the page's lazy parts first, so that no test ends while one is still loading. */
beforeAll(async () => {
  await Promise.all([
    import('./photos/PhotoGrid'),
    import('./photos/adding/DropOverlay'),
    import('./choices/CanvasChoices'),
  ]);
});

beforeEach(() => {
  // Restores the globals here, not in afterEach, because unmounting the page needs the stubs.
  vi.unstubAllGlobals();
  const nothing = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function () {
      return { observe: nothing, disconnect: nothing };
    }),
  );
});

it('preloads its lazy parts after a second, for use without a connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderCanvas();
  expect(fetched).toEqual(new Set());
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(fetched).toEqual(new Set(['OrderBar', 'MoveDialog'])));
});

const closed = { message: 'The kitchen is closed.', code: 'conflict', request_id: 'r' };
const broken = { message: 'Something broke.', code: 'internal', request_id: 'r' };

// proves cart-11
it.each([
  ['the message of the API', () => Response.json(closed, { status: 422 }), closed.message],
  [
    'a general message after an internal error',
    () => Response.json(broken, { status: 500 }),
    'Failed to add album to cart',
  ],
  [
    'a general message without a connection',
    () => Promise.reject(new TypeError()),
    'Failed to add album to cart',
  ],
])(
  'shows %s instead of the form when a canvas cannot be added to the cart',
  async (_, answer, text) => {
    vi.stubGlobal(
      'fetch',
      vi.fn().mockImplementation(async () => answer()),
    );
    const studio = renderCanvas();
    pressAdd();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(alert.parentElement).toBe(document.activeElement);
    expect(screen.queryByRole('button', { name: 'Add To My Cart' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to your design' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add To My Cart' }));
    expect(studio.store.getState().order).toEqual(['a']);
  },
);

it('moves the focus and confirms the choice after a conflict with another tab', async () => {
  const studio = renderCanvas();
  const takeOver = vi.spyOn(studio, 'takeOver');
  const said = () => toastQueue.waiting().at(-1)?.message;
  act(() => studio.store.setState({ conflict: 'tab' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this one' }));
  expect(takeOver).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add To My Cart' }));
  expect(said()).toBe('We keep this one.');

  fireEvent.click(screen.getByRole('button', { name: 'Use that one' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Canvas Prints' })),
  );
  expect(said()).toBe('This is the version from the other window or device.');
});

const complete = { ...NO_OPTIONS, frame_id: 1, album_size_id: 1, paper_type_id: 1 } as const;

/** Renders the studio of an album, or of a product with its detailed list of problems. */
function renderPage(
  plan: StudioPlan,
  studio: Studio,
  more: Partial<ComponentProps<typeof StudioPage>> = {},
) {
  stubScreen();
  opened.studio = { status: 'ready', studio };
  renderInStudio(
    studio,
    <StudioPage
      {...{ heading: 'Create Album', plan, target: TARGET, ...more }}
      owner={{ kind: 'customer', uid: 'asha' }}
      catalogue={EMPTY_CATALOGUE}
    />,
  );
}

// proves studio-5
it('shows why an album is not saved, and saves it at the new price after confirmation', async () => {
  const api = stubApi({ 'POST /api/albums': answerWithError(500, 'The kitchen is closed.') });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  studio.store.setState(({ texts }) => ({
    choices: complete,
    texts: { ...texts, title: 'Dearer than shown' },
  }));
  renderPage(ALBUM_PLAN, studio);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Album' }));
  save();
  expect(await screen.findByText('Failed to save album: The kitchen is closed.')).toBeTruthy();
  expect(screen.getByLabelText('Album title')).toHaveProperty('value', 'Dearer than shown');

  api.set('POST /api/albums', answerWithError(409, 'No.', { total_price: 416 }));
  save();
  const text = await screen.findByText(
    /^The price of this design is now ₹416\.00\. Nothing is saved/,
  );
  const alert = text.closest('[role=alert]');
  await vi.waitFor(() => expect(document.activeElement).toBe(alert));
  api.set('POST /api/albums', { data: { album: TEST_ALBUM } });
  fireEvent.click(screen.getByRole('button', { name: 'Save for ₹416.00' }));
  await vi.waitFor(() => expect(studio.discard).toHaveBeenCalled());
  expect(api.sentTo('POST /api/albums').at(-1)?.body).toMatchObject({
    title: 'Dearer than shown',
    total_price: 416,
  });
});

it('saves on top of a newer version of the album after loading it', async () => {
  const PUT = 'PUT /api/albums/goa';
  const api = stubApi({ [PUT]: answerWithError(409, 'Changed.', { version: 2 }) });
  const openVersion = (version: number, title: string) => {
    const studio = openStudioWith([createUploadedPhoto('a')], { albumId: 'goa', version });
    studio.store.setState(({ texts }) => ({
      version,
      choices: complete,
      texts: { ...texts, title },
    }));
    return studio;
  };
  const [mine, newer] = [openVersion(1, 'Mine'), openVersion(2, 'Theirs')];
  const onReload = () => {
    opened.studio = { status: 'ready', studio: newer };
    return Promise.resolve();
  };
  renderPage(mine.plan, mine, { target: { kind: 'edit', id: 'goa', quantity: 1 }, onReload });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Album' }));
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Load the newer one' }));
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Album title')).toHaveProperty('value', 'Theirs'),
  );
  expect(mine.abandon).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Load the newer one' })).toBeNull();
  api.set(PUT, { data: { album: TEST_ALBUM } });
  save();
  await vi.waitFor(() => expect(newer.discard).toHaveBeenCalled());
  expect(api.sentTo(PUT).map(({ body }) => body)).toMatchObject([
    { version: 1, title: 'Mine' },
    { version: 2, title: 'Theirs' },
  ]);
});

// proves studio-2, studio-19
it.each([
  ['a new album', ALBUM_PLAN, TARGET],
  ['an edited album', { ...ALBUM_PLAN, albumId: 'goa' }, EDITED],
  ['an edited product', { ...ALBUM_PLAN, type: 'product', albumId: 'goa' }, EDITED],
] as const)('shows the same alert for %s that is incomplete', async (_, plan, target) => {
  const api = stubApi({});
  renderPage(plan, openStudioWith([], plan), { target });
  for (const button of ['Save Album', 'Proceed To Request']) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please complete all album details and upload at least one photo.',
    );
  }
  expect(api.sent.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
});

// proves studio-18
it('lists the missing details of a product and focuses the first', async () => {
  const studio = openStudioWith([], { type: 'product' });
  renderPage(studio.plan, studio);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = await screen.findByRole('alert');
  for (const detail of ['Album title', 'Binding type', 'At least one photo']) {
    expect(alert.textContent).toContain(`${detail} is required`);
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Album title'));
});

// proves guests-4
it('shows an error when the photos of a guest cannot be loaded, and retries on request', async () => {
  const retry = vi.fn();
  const error = new ApiError(401, 'unauthenticated', 'x');
  opened.studio = { status: 'failed', error, retry };
  const configuration = {
    product_id: 1,
    album_sizes_id: 1,
    paper_types_id: 1,
    lamination_type_id: 1,
    cover_type_id: 1,
  };
  renderInStudio(
    openStudioWith(),
    <StudioPage
      {...{ heading: 'Design your product', plan: ALBUM_PLAN, target: null }}
      owner={{ kind: 'guest', configuration }}
      catalogue={EMPTY_CATALOGUE}
    />,
  );
  const text = 'Failed to fetch images: Unauthorized. Please log in again.';
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('focuses the heading after Start over', async () => {
  const studio = renderCanvas();
  act(() => studio.store.setState({ savedAt: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Canvas Prints' })),
  );
});
