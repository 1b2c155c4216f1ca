// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubApi } from '#lib/page.test-data.tsx';
import { ActionBar } from './ActionBar';
import type { StudioCatalogue } from './choices/studio-catalogue';
import { NO_OPTIONS } from './design-content';
import {
  EMPTY_CATALOGUE,
  openStudioWith,
  renderInStudio,
  createUploadedPhoto,
} from './studio.test-data';
import { PhotoArea } from './photos/PhotoArea';
import { appendPhoto, patchPhoto } from './studio-store';

const nothing = () => undefined;

function Bar() {
  return (
    <ActionBar
      {...{ saveLabel: 'Save Album', canRequest: true, copies: 1, busy: null, problem: null }}
      {...{
        isWaitingForUploads: false,
        namesDetails: false,
        onUseOther: nothing,
        onKeepThis: nothing,
      }}
      {...{ onSave: nothing, onAcceptPrice: nothing, onReload: nothing }}
      {...{ onLook: nothing, onKeepMine: nothing }}
    />
  );
}

function renderBar(studio: ReturnType<typeof openStudioWith>, catalogue = EMPTY_CATALOGUE): void {
  renderInStudio(studio, <Bar />, catalogue);
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the initial payment of the chosen options, in the bar and (for phones) above it', async () => {
  const setting = { id: 1, product_id: null, payment_type: 'percentage', amount: 20 };
  stubApi({ 'GET /api/initial-payments': [setting] });
  const studio = openStudioWith([createUploadedPhoto('a')]);
  const size = { name: '6x4', description: '', width: 6, height: 4, photos: 1, discount: 0 };
  const sizes: StudioCatalogue['sizes'] = [
    { ...size, id: 1, price: 100, original: null },
    { ...size, id: 2, price: null, original: null },
  ];
  const covers = [{ id: 1, name: 'Linen', description: '', price: 91 }];
  renderBar(studio, { ...EMPTY_CATALOGUE, sizes, covers });
  const choose = (choices: object) =>
    act(() => studio.store.setState({ choices: { ...NO_OPTIONS, ...choices } }));
  choose({ album_size_id: 1 });
  const textOf = (amount: string) => `Pay ${amount} now, the rest after you approve the proof`;
  expect(await screen.findAllByText(textOf('₹20.00'))).toHaveLength(2);
  choose({ album_size_id: 1, cover_type_id: 1 });
  expect(screen.getAllByText(textOf('₹38.20'))).toHaveLength(2);
  for (const unpriced of [{ cover_type_id: 1 }, { album_size_id: 2, cover_type_id: 1 }]) {
    choose(unpriced);
    expect(screen.queryByText(/^Pay /)).toBeNull();
  }
});

it('shows the upload progress until all photos are uploaded', () => {
  const studio = openStudioWith([
    createUploadedPhoto('a'),
    createUploadedPhoto('b', { state: 'sending', progress: 0.5 }),
  ]);
  renderBar(studio);
  expect(screen.getByText('1 of 2 uploaded').getAttribute('role')).toBe('status');
  const bar = screen.getByRole('progressbar', { name: 'All uploads' });
  expect(bar.getAttribute('value')).toBe('75');
  act(() => patchPhoto(studio.store, 'b', { state: 'stored', progress: 1 }));
  expect(screen.queryByText(/of 2 uploaded/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('counts files that are still read or converted among those to upload', () => {
  const studio = openStudioWith([createUploadedPhoto('a')]);
  renderBar(studio);
  act(() => studio.store.setState({ reading: 3 }));
  expect(screen.getByText('1 of 4 uploaded')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('25');
  act(() => studio.store.setState({ reading: 0 }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows no progress without a running upload', () => {
  renderBar(openStudioWith([createUploadedPhoto('a')]));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it.each([
  ['book', '1 of 12 photos · 1 page'],
  ['set', '1 of 12 photos'],
] as const)('shows the number of pages for books only: %s', (layout, note) => {
  const studio = openStudioWith([createUploadedPhoto('a')], { type: 'product', goal: 12 });
  studio.store.setState(({ choices }) => ({ choices: { ...choices, album_size_id: 1 } }));
  const size = { id: 1, name: '6x4', description: '', width: 6, height: 4, photos: 1 };
  const sizes: StudioCatalogue['sizes'] = [{ ...size, price: 100, discount: 0, original: null }];
  renderBar(studio, { ...EMPTY_CATALOGUE, sizes, layout });
  expect(screen.getByText(note)).toBeTruthy();
});

// docs/rules.md#studio-10
it('fills the request button once the photos are added and the book was seen', () => {
  const studio = openStudioWith();
  renderInStudio(
    studio,
    <>
      <PhotoArea />
      <Bar />
    </>,
  );
  const filled = () =>
    [...document.querySelectorAll('[class*="filled"]')].map((button) => button.textContent);
  expect(filled()).toEqual(['Add photos']);
  act(() => appendPhoto(studio.store, createUploadedPhoto('a')));
  expect(filled()).toEqual([]);
  act(() => studio.store.setState({ isBookSeen: true }));
  expect(filled()).toEqual(['Proceed To Request']);
});

it('fills the request button of an album that is edited again', () => {
  renderBar(openStudioWith([createUploadedPhoto('a')], { albumId: 'goa' }));
  const request = screen.getByRole('button', { name: 'Proceed To Request' });
  expect(request.className).toContain('filled');
  expect(screen.getByRole('button', { name: 'Save Album' }).className).not.toContain('filled');
});
