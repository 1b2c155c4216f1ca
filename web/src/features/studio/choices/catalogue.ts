import { type AlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import type { DesignType } from '@smriti/shared/album/album-validation';
import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { canvasPaper, isForKind } from '@smriti/shared/catalogue/kinds';
import { type PhotoCountRule, pricedPhotos } from '@smriti/shared/catalogue/photo-counts';
import { albumPrice, productPrice } from '@smriti/shared/catalogue/pricing';
import type { Layout } from '@smriti/shared/catalogue/print-fields';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import {
  albumBindingTypes,
  albumThemes,
  coverTypes,
  frames,
  laminationTypes,
  type PaperType,
  paperTypes,
  type PricedOption,
} from '@smriti/shared/catalogue/reference-data';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { keys } from '#lib/queries/keys.ts';
import type { Choices } from '../design';

export type Frame = AnswerOf<typeof frames.list>[number];
type Theme = AnswerOf<typeof albumThemes.list>[number];
type Binding = AnswerOf<typeof albumBindingTypes.list>[number];
type Cover = AnswerOf<typeof coverTypes.list>[number];

/** The options that can be chosen in the studio. */
export interface Catalogue {
  sizes: readonly AlbumSize[];
  papers: readonly PaperType[];
  bindings: readonly Binding[];
  laminations: readonly PricedOption[];
  covers: readonly Cover[];
  frames: readonly Frame[];
  themes: readonly Theme[];
  /** Limits for the product's number of photos. */
  photoCount: PhotoCountRule;
  /** Layout of the product; undefined: a book. */
  layout?: Layout | undefined;
}

/** The part of the catalogue that a design of this type can use; a product brings its own catalogue. */
export function offeredFor(type: DesignType, catalogue: Catalogue): Catalogue {
  if (type === 'product') return catalogue;
  return {
    ...catalogue,
    sizes: catalogue.sizes.filter((size) => isForKind(size, type)),
    papers: catalogue.papers.filter((paper) => isForKind(paper, type)),
  };
}

/** Query for the shop's whole catalogue. */
export const studioCatalogueQuery = queryOptions({
  queryKey: keys['studio-catalogue'].whole(),
  queryFn: async ({ signal }): Promise<Catalogue> => {
    const lists = await Promise.all([
      callPublic(listAlbumSizes, { signal }),
      callPublic(paperTypes.list, { signal }),
      callPublic(albumBindingTypes.list, { signal }),
      callPublic(laminationTypes.list, { signal }),
      callPublic(coverTypes.list, { signal }),
      callPublic(frames.list, { signal }),
      callPublic(albumThemes.list, { signal }),
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

/** The catalogue of a product. */
export function catalogueOf(product: MasterProduct): Catalogue {
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
  };
}

function priceIn(list: readonly PricedOption[], id: number | null): Paise {
  return toPaise(list.find((option) => option.id === id)?.price ?? 0);
}

/**
 * Price of one copy in rupees, computed by the server's pricing module; options not chosen yet cost
 * nothing.
 * @param extraPages pages added to a product's book, beyond those that its photos fill
 */
export function designPrice(
  type: DesignType,
  catalogue: Catalogue,
  chosen: Choices,
  photos: number,
  extraPages = 0,
): number {
  const size = catalogue.sizes.find(({ id }) => id === chosen.album_size_id);
  const isCanvas = type === 'canvas';
  const paper = isCanvas ? canvasPaper(catalogue.papers)?.id : chosen.paper_type_id;
  const parts = {
    sizePaise: size?.price ? toPaise(size.price) : paise(0),
    paperPaise: priceIn(catalogue.papers, paper ?? null),
    bindingPaise: priceIn(catalogue.bindings, chosen.binding_type_id),
    laminationPaise: priceIn(catalogue.laminations, chosen.lamination_id),
    coverPaise: priceIn(catalogue.covers, chosen.cover_type_id),
    // A canvas has one photo and is priced before it is chosen.
    photos: isCanvas ? Math.max(photos, 1) : pricedPhotos(catalogue.photoCount, photos),
  };
  if (type === 'product') {
    const photosPerPage = size?.photos ?? 0;
    // a size without photos per page puts all photos on one page, so there are no extra pages
    const pages = { photosPerPage, extraPages: photosPerPage > 0 ? extraPages : 0 };
    return toRupees(productPrice({ ...parts, ...pages }));
  }
  const framePaise = priceIn(catalogue.frames, chosen.frame_id);
  return toRupees(albumPrice({ ...parts, framePaise }));
}
