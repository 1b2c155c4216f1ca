import type { PhotoForBook } from '@smriti/shared/book/auto-fill/fill-types';
import { type BookFormat, bookFormat } from '@smriti/shared/book/page';
import type { BookStyle, PhotoOrder } from '@smriti/shared/book/scene';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import type { DesignOptions } from '../design-content';
import type { StudioPlan } from '../studio-plan';
import { listOrderedPhotos, type StudioPhoto, type StudioState } from '../studio-store';

/** Parts of an open design that its book depends on, without upload states and current pages. */
interface FillSource {
  photos: PhotoForBook[];
  choices: DesignOptions;
  style: BookStyle;
  order: PhotoOrder;
  title: string;
}

/** All inputs of a book's layout. */
export interface FillInput {
  format: BookFormat;
  photos: PhotoForBook[];
  style: BookStyle;
  order: PhotoOrder;
  title: string;
}

/** Book format of the chosen catalogue options. */
function formatOf(
  plan: StudioPlan,
  catalogue: StudioCatalogue,
  choices: DesignOptions,
): BookFormat {
  const among = <R extends { id: number }>(list: readonly R[], id: number | null) =>
    list.find((one) => one.id === id) ?? null;
  return bookFormat({
    product_type: plan.type,
    orientation: choices.orientation,
    edge_style: choices.edge_style,
    size: among(catalogue.sizes, choices.album_size_id),
    paper: among(catalogue.papers, choices.paper_type_id),
    binding: among(catalogue.bindings, choices.binding_type_id),
    cover: among(catalogue.covers, choices.cover_type_id),
    frame: among(catalogue.frames, choices.frame_id),
    theme: among(catalogue.themes, choices.theme_id),
    product: {
      layout: plan.type === 'product' ? catalogue.layout : undefined,
      min_photos: catalogue.photoCount.min_photos,
    },
  });
}

/** Converts a photo of the design for the book layout. */
export function toPhotoForBook(photo: StudioPhoto, sequence: number): PhotoForBook {
  const { key, width, height, facts = null } = photo;
  return { id: key, width, height, facts, sequence };
}

export function selectFillSource({
  choices,
  texts,
  book,
  ...state
}: Pick<StudioState, 'order' | 'photos' | 'choices' | 'texts' | 'book'>): FillSource {
  return {
    photos: listOrderedPhotos(state).map((photo, index) => toPhotoForBook(photo, index + 1)),
    choices,
    style: book.style,
    order: book.photoOrder,
    title: texts.title.trim(),
  };
}

export function createFillInput(
  plan: StudioPlan,
  catalogue: StudioCatalogue,
  { choices, ...source }: FillSource,
): FillInput {
  return { format: formatOf(plan, catalogue, choices), ...source };
}

/** Fingerprint of an input; a book with another fingerprint must be filled again. */
export function hashFillInput({ photos, ...input }: FillInput): string {
  const known = photos.map(({ id, width, height, facts }) => [id, width, height, facts !== null]);
  return JSON.stringify([input, known]);
}
