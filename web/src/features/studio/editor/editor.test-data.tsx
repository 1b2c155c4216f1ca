import { act, screen } from '@testing-library/react';
import { lazyMonthDrawing } from '#domains/book/spread/use-faces.ts';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import { type DesignOptions, NO_OPTIONS } from '../design-content';
import {
  EMPTY_CATALOGUE,
  openStudioWith,
  renderInStudio,
  createUploadedPhoto,
} from '../studio.test-data';
import type { Studio } from '../studio';
import type { StudioPhoto } from '../studio-store';
import type { StudioPlan } from '../studio-plan';
import { BookSection } from '../book/BookSection';
import { BOOK_HASH } from '../book/use-book-address';
import {
  lazyBookWarnings,
  lazyPhotoToolbar,
  lazyPhotoDragging,
  lazyTextLayer,
  lazyZoomGestures,
} from './lazy-parts';
import { lazyLayoutEngine } from './state/use-layout-engine';

const size = {
  id: 1,
  name: '8x8',
  description: '',
  width: 8,
  height: 8,
  photos: 4,
  price: 100,
  discount: 0,
  original: null,
};

/** Catalogue with one size, one paper and one theme. */
export const BOOK_CATALOGUE: StudioCatalogue = {
  ...EMPTY_CATALOGUE,
  sizes: [size],
  papers: [{ id: 1, name: 'Satin', description: '', price: 7 }],
  themes: [
    {
      id: 4,
      name: 'Starlight',
      image_path: 'catalogue/themes/4.webp',
      paper_colour: '#141a2b',
      ink_colour: '#f2ead7',
      margin_mm: 14,
      ornament: 'stars',
    },
  ],
};

/** Uploaded photos with known dimensions. */
export const bookPhotos = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    createUploadedPhoto(`k${at + 1}`, {
      ...(at % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 }),
      thumbnail: `/small/${at + 1}.webp`,
      facts: null,
    }),
  );

const nothing = () => undefined;

/** Props of a book that is open in the whole window. */
export const OPEN_BOOK = {
  isOpen: true,
  onClose: nothing,
  onUseOther: nothing,
  onKeepThis: nothing,
};

/** Renders a design with its book open in the whole window. */
export function renderBook(studio: Studio, catalogue = BOOK_CATALOGUE, address = `/${BOOK_HASH}`) {
  return renderInStudio(
    studio,
    <BookSection onUseOther={nothing} onKeepThis={nothing} />,
    catalogue,
    address,
  );
}

/** Loads the parts at once that a page loads after its first paint. */
export async function loadBookParts(): Promise<void> {
  const parts = [
    lazyBookWarnings,
    lazyLayoutEngine,
    lazyMonthDrawing,
    lazyPhotoToolbar,
    lazyPhotoDragging,
    lazyTextLayer,
    lazyZoomGestures,
  ];
  await Promise.all([
    ...parts.map((part) => part.load()),
    import('../book/BookArranger'),
    import('../book/fill-studio-book'),
    import('./BookScreen'),
    import('./panels/PhotoTray'),
  ]);
}

interface ToOpen {
  photos?: StudioPhoto[];
  plan?: Partial<StudioPlan>;
  catalogue?: StudioCatalogue;
  choices?: Partial<DesignOptions>;
}

/** Opens a design in the book editor and waits until its book is filled. */
export async function openArrangedBook({ photos = bookPhotos(8), ...given }: ToOpen = {}) {
  const { plan, catalogue, choices } = given;
  const studio = openStudioWith(photos, plan);
  const { store } = studio;
  store.setState({ choices: { ...NO_OPTIONS, album_size_id: 1, paper_type_id: 1, ...choices } });
  store.temporal.getState().clear();
  await loadBookParts();
  renderBook(studio, catalogue);
  await screen.findByRole('region', { name: /^(The pages of the book|Your design)$/ });
  const scene = () => {
    const { scene: found } = store.getState().book;
    if (!found) throw new Error('no book');
    return found;
  };
  return { studio, store, scene };
}

/** Waits for the next frame, in which a pressed place gets its photo. */
export const nextFrame = () => act(() => new Promise<unknown>(requestAnimationFrame));
