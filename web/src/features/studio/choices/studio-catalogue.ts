import { type AlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import type { DesignType } from '@smriti/shared/album/album-validation';
import { isMug } from '@smriti/shared/album/orientation';
import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { findCanvasPaper, isForDesignKind } from '@smriti/shared/catalogue/design-kinds';
import { type PhotoCountRule, chargedPhotoCount } from '@smriti/shared/catalogue/photo-counts';
import { albumPrice, pageCountForPhotos, productPrice } from '@smriti/shared/catalogue/pricing';
import type { ProductLayout } from '@smriti/shared/catalogue/print-fields';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import {
  bindingTypeEndpoints,
  themeEndpoints,
  coverTypeEndpoints,
  frameEndpoints,
  laminationTypeEndpoints,
  type PaperType,
  paperTypeEndpoints,
  type PricedOption,
} from '@smriti/shared/catalogue/reference-data';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import type { DesignOptions } from '../design-content';

export type FrameOption = AnswerOf<typeof frameEndpoints.list>[number];
type Theme = AnswerOf<typeof themeEndpoints.list>[number];
type Binding = AnswerOf<typeof bindingTypeEndpoints.list>[number];
type Cover = AnswerOf<typeof coverTypeEndpoints.list>[number];

/** Catalogue options that the studio offers. */
export interface StudioCatalogue {
  sizes: readonly AlbumSize[];
  papers: readonly PaperType[];
  bindings: readonly Binding[];
  laminations: readonly PricedOption[];
  covers: readonly Cover[];
  frames: readonly FrameOption[];
  themes: readonly Theme[];
  /** Limits on the product's number of photos. */
  photoCount: PhotoCountRule;
  /** Layout of the product; a book by default. */
  layout?: ProductLayout | undefined;
  /** Whether the print of the product goes around a mug. */
  isAroundMug?: boolean;
}

/** Options that a design of this type can use. A product has a catalogue of its own. */
export function filterOfferedOptions(
  type: DesignType,
  catalogue: StudioCatalogue,
): StudioCatalogue {
  if (type === 'product') return catalogue;
  return {
    ...catalogue,
    sizes: catalogue.sizes.filter((size) => isForDesignKind(size, type)),
    papers: catalogue.papers.filter((paper) => isForDesignKind(paper, type)),
  };
}

/** Query for all options of the shop. */
export const studioCatalogueQuery = queryOptions({
  queryKey: queryKeys['studio-catalogue'].whole(),
  queryFn: async ({ signal }): Promise<StudioCatalogue> => {
    const lists = await Promise.all([
      callPublic(listAlbumSizes, { signal }),
      callPublic(paperTypeEndpoints.list, { signal }),
      callPublic(bindingTypeEndpoints.list, { signal }),
      callPublic(laminationTypeEndpoints.list, { signal }),
      callPublic(coverTypeEndpoints.list, { signal }),
      callPublic(frameEndpoints.list, { signal }),
      callPublic(themeEndpoints.list, { signal }),
    ]);
    const [sizes, papers, bindings, laminations, covers, frameList, themes] = lists;
    return {
      sizes,
      papers,
      bindings,
      laminations,
      covers,
      themes,
      frames: frameList,
      photoCount: {},
    };
  },
});

/** Options of a product. */
export function toProductCatalogue(product: MasterProduct): StudioCatalogue {
  return {
    sizes: product.album_sizes,
    papers: product.paper_types,
    bindings: product.binding_types,
    laminations: product.lamination_types,
    covers: product.cover_types,
    frames: [],
    themes: [],
    photoCount: product,
    layout: product.layout,
    isAroundMug: isMug(product),
  };
}

function priceIn(list: readonly PricedOption[], id: number | null): Paise {
  return toPaise(list.find((option) => option.id === id)?.price ?? 0);
}

/**
 * Number of prints, sheets or leaves that a product's paper is charged for; null for a book, whose paper is
 * priced by page.
 */
export function countPaidSheets(
  { sizes, layout = 'book', photoCount }: StudioCatalogue,
  { album_size_id }: DesignOptions,
  photos: number,
): number | null {
  const size = sizes.find(({ id }) => id === album_size_id);
  if (layout === 'book' && size?.photos !== 0) return null;
  return pageCountForPhotos(chargedPhotoCount(photoCount, photos), size?.photos ?? 0);
}

/**
 * Price of one copy in rupees, computed like on the server; options that are not chosen yet cost
 * nothing.
 * @param extraPages pages added to a book beyond those that its photos fill
 */
export function computeDesignPrice(
  type: DesignType,
  catalogue: StudioCatalogue,
  chosen: DesignOptions,
  photos: number,
  extraPages = 0,
): number {
  const size = catalogue.sizes.find(({ id }) => id === chosen.album_size_id);
  const isCanvas = type === 'canvas';
  const paper = isCanvas ? findCanvasPaper(catalogue.papers)?.id : chosen.paper_type_id;
  const parts = {
    sizePaise: size?.price ? toPaise(size.price) : paise(0),
    paperPaise: priceIn(catalogue.papers, paper ?? null),
    bindingPaise: priceIn(catalogue.bindings, chosen.binding_type_id),
    laminationPaise: priceIn(catalogue.laminations, chosen.lamination_id),
    coverPaise: priceIn(catalogue.covers, chosen.cover_type_id),
    // A canvas has one photo and has a price before the photo is chosen.
    photos: isCanvas ? Math.max(photos, 1) : chargedPhotoCount(catalogue.photoCount, photos),
  };
  if (type === 'product') {
    const photosPerPage = size?.photos ?? 0;
    // Without a number of photos per page, all photos are on one page, and no pages can be added.
    const pages = { photosPerPage, extraPages: photosPerPage > 0 ? extraPages : 0 };
    return toRupees(productPrice({ ...parts, ...pages }));
  }
  const framePaise = priceIn(catalogue.frames, chosen.frame_id);
  return toRupees(albumPrice({ ...parts, framePaise }));
}
