import { render } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { StudioCatalogue } from './choices/studio-catalogue';
import { CatalogueContext } from './choices/catalogue-context';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from './design-content';
import { BLANK_PLAN, type StudioPlan } from './studio-plan';
import type { Studio } from './studio';
import { StudioContext } from './studio-context';
import { createStudioStore, EMPTY_BOOK, type StudioPhoto } from './studio-store';

export const ALBUM_PLAN: StudioPlan = { ...BLANK_PLAN, type: 'album', draft: 'create-album' };

/** Uploaded photo, for unit tests. */
export const createUploadedPhoto = (key: string, more: Partial<StudioPhoto> = {}): StudioPhoto => ({
  key,
  hash: key,
  photoId: key,
  name: `${key}.jpg`,
  type: 'image/jpeg',
  width: 100,
  height: 100,
  thumbnail: null,
  rendition: null,
  keptFor: 'design',
  state: 'stored',
  progress: 1,
  ...more,
});

/** Creates a store with these photos in this order. */
export function createStoreWith(...photos: StudioPhoto[]) {
  return createStudioStore({
    texts: EMPTY_DESIGN_TEXTS,
    choices: NO_OPTIONS,
    order: photos.map(({ key }) => key),
    photos: Object.fromEntries(photos.map((photo) => [photo.key, photo])),
    book: EMPTY_BOOK,
    savedBook: null,
    savedAt: null,
    version: null,
    server: null,
    conflict: null,
  });
}

/** Creates an open design whose photos are already uploaded. */
export function openStudioWith(photos: StudioPhoto[] = [], plan: Partial<StudioPlan> = {}): Studio {
  return {
    plan: { ...ALBUM_PLAN, ...plan },
    store: createStoreWith(...photos),
    isRestored: false,
    designId: 'design',
    addFiles: vi.fn(() => Promise.resolve()),
    setPaused: vi.fn(),
    cancelReading: vi.fn(() => Promise.resolve()),
    whenUploaded: () => Promise.resolve(),
    uploadAgain: vi.fn(),
    keep: () => Promise.resolve(),
    takeOver: () => Promise.resolve(true),
    giveWay: () => Promise.resolve(),
    holdDraft: () => Promise.resolve(null),
    releaseDraft: vi.fn(),
    discard: vi.fn(() => Promise.resolve()),
    abandon: vi.fn(() => Promise.resolve()),
    dispose: vi.fn(),
  };
}

export const EMPTY_CATALOGUE: StudioCatalogue = {
  sizes: [],
  papers: [],
  bindings: [],
  laminations: [],
  covers: [],
  frames: [],
  themes: [],
  photoCount: {},
};

/** Renders a part of the studio page with a design. */
export function renderInStudio(
  studio: Studio,
  children: ReactNode,
  catalogue: StudioCatalogue = EMPTY_CATALOGUE,
  address = '/',
) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <CatalogueContext value={catalogue}>
          <StudioContext value={studio}>{children}</StudioContext>
        </CatalogueContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
