import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { toPaise, toRupees, paise, type Paise } from '@smriti/shared/base/money';
import {
  isMug,
  ORIENTATIONS,
  type Orientation,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { originalPrice, pageCountForPhotos, productPrice } from '@smriti/shared/catalogue/pricing';
import { findRestockDay } from '@smriti/shared/catalogue/stock';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { PricedOption } from '@smriti/shared/catalogue/reference-data';

const ORIENTATION_VALUES: readonly Orientation[] = Object.values(ORIENTATIONS);

/** Choices made on the product page; null for a choice not made. */
export interface ProductConfiguration {
  sizeId: number | null;
  orientation: Orientation | null;
  paperId: number | null;
  laminationId: number | null;
  coverId: number | null;
  bindingId: number | null;
  photos: number;
  quantity: number;
}

/** Whether a product has pages, as opposed to a single picture, a set or a calendar. */
export function hasPages({ layout = 'book' }: Pick<MasterProduct, 'layout'>): boolean {
  return layout === 'book';
}

/** Parts of a product that are chosen from its options, with the fields of choice and options. */
export const CONFIGURABLE_PARTS = {
  paper: { chosen: 'paperId', options: 'paper_types' },
  lamination: { chosen: 'laminationId', options: 'lamination_types' },
  cover: { chosen: 'coverId', options: 'cover_types' },
  binding: { chosen: 'bindingId', options: 'binding_types' },
} as const satisfies Record<
  string,
  { chosen: keyof ProductConfiguration; options: keyof MasterProduct }
>;
export type ConfigurablePart = keyof typeof CONFIGURABLE_PARTS;

/** Choices that are required to start the design, in the order of the form. */
export type RequiredChoice = 'size' | 'paper' | 'lamination' | 'cover';

export function listMissingChoices(chosen: ProductConfiguration): RequiredChoice[] {
  const ids = {
    size: chosen.sizeId,
    paper: chosen.paperId,
    lamination: chosen.laminationId,
    cover: chosen.coverId,
  };
  return (Object.keys(ids) as RequiredChoice[]).filter((choice) => ids[choice] === null);
}

/**
 * First size of a product that has a price, because others cannot be ordered; undefined if none.
 */
function findDefaultSize(product: MasterProduct): AlbumSize | undefined {
  return product.album_sizes.find((size) => size.price !== null);
}

/**
 * Completes the choices made by a customer. A choice that was never made becomes the first option of its
 * kind: of sizes the first with a price, of papers and covers the first in stock
 * (docs/rules.md#catalogue-15). A chosen option that the product no longer offers stays missing, so that the
 * customer chooses again and it is never replaced silently (docs/rules.md#pages-18).
 */
export function completeConfiguration(
  product: MasterProduct,
  made: ProductConfiguration,
  today: string,
): ProductConfiguration {
  const inStock = <R extends { id: number; restock_day?: string | undefined }>(
    options: readonly R[],
  ) => options.filter((option) => findRestockDay(option, today) === null);
  const size = chosenOrFirst(
    product.album_sizes.filter(({ price }) => price !== null),
    made.sizeId,
  );
  return {
    ...made,
    sizeId: size?.id ?? null,
    orientation: size ? orientationFor(product, size, made.orientation) : null,
    paperId: chosenOrFirst(inStock(product.paper_types), made.paperId)?.id ?? null,
    laminationId: chosenOrFirst(product.lamination_types, made.laminationId)?.id ?? null,
    coverId: chosenOrFirst(inStock(product.cover_types), made.coverId)?.id ?? null,
    bindingId: chosenOrFirst(product.binding_types, made.bindingId)?.id ?? null,
  };
}

function chosenOrFirst<R extends { id: number }>(
  offered: readonly R[],
  id: number | null,
): R | undefined {
  return id === null ? offered[0] : byId(offered, id);
}

/**
 * Orientation of a size: the chosen one if the size allows it; a square size is always Square,
 * and a mug Landscape (docs/rules.md#catalogue-5).
 */
function orientationFor(
  product: MasterProduct,
  size: AlbumSize,
  chosen: Orientation | null,
): Orientation | null {
  const allowed = orientationsFor(size, isMug(product));
  return allowed.find((orientation) => orientation === chosen) ?? allowed[0] ?? null;
}

function byId<R extends { id: number }>(records: readonly R[], id: number | null): R | undefined {
  return records.find((record) => record.id === id);
}

function optionPaise(options: readonly PricedOption[], id: number | null): Paise {
  const option = byId(options, id) ?? options[0];
  return option ? toPaise(option.price) : paise(0);
}

export interface ConfiguredPrice {
  /** Price of one copy, in rupees. */
  price: number;
  /** Price before the product's discount, in rupees. */
  mrp: number;
  pages: number;
}

/** Price of a configuration, with defaults for missing choices; null if no size has a price. */
export function computeConfiguredPrice(
  product: MasterProduct,
  chosen: ProductConfiguration,
): ConfiguredPrice | null {
  const size = byId(product.album_sizes, chosen.sizeId) ?? findDefaultSize(product);
  if (!size || size.price === null) return null;
  const price = productPrice({
    sizePaise: toPaise(size.price),
    photosPerPage: size.photos,
    paperPaise: optionPaise(product.paper_types, chosen.paperId),
    bindingPaise: optionPaise(product.binding_types, chosen.bindingId),
    laminationPaise: optionPaise(product.lamination_types, chosen.laminationId),
    coverPaise: optionPaise(product.cover_types, chosen.coverId),
    photos: chosen.photos,
  });
  return {
    price: toRupees(price),
    mrp: toRupees(originalPrice(price, product.discount)),
    pages: pageCountForPhotos(chosen.photos, size.photos),
  };
}

/** Choices as query parameters of /product and /create-product. */
function entriesOf(chosen: ProductConfiguration): [string, string][] {
  const values = {
    albumSize: chosen.sizeId,
    paperType: chosen.paperId,
    lamination: chosen.laminationId,
    coverType: chosen.coverId,
    binding: chosen.bindingId,
    orientation: chosen.orientation,
    quantity: chosen.quantity,
    photos: chosen.photos,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
}

/** Path of /create-product for a configuration. */
export function newDesignPath(productId: string, chosen: ProductConfiguration): string {
  const query = new URLSearchParams([['productId', productId], ...entriesOf(chosen)]);
  return `/create-product?${query.toString()}`;
}

/**
 * Query string of the product page with the choices, so that reload and back button restore them.
 */
export function toConfigurationSearch(
  product: MasterProduct,
  chosen: ProductConfiguration,
): string {
  const query = new URLSearchParams([['id', String(product.id)], ...entriesOf(chosen)]);
  return query.toString();
}

/**
 * Parses the choices in an address. Unreadable values count as not chosen; ids that the product does not
 * offer are kept, because `completeConfiguration` leaves their choices missing.
 */
export function parseConfiguration(
  product: MasterProduct,
  search: URLSearchParams,
): ProductConfiguration {
  const number = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const within = (name: string, most: number, otherwise: number) => {
    const value = number(name);
    return value !== null && value >= 1 && value <= most ? value : otherwise;
  };
  return {
    sizeId: number('albumSize'),
    orientation: ORIENTATION_VALUES.find((value) => value === number('orientation')) ?? null,
    paperId: number('paperType'),
    laminationId: number('lamination'),
    coverId: number('coverType'),
    bindingId: number('binding'),
    photos: within('photos', MAX_PHOTOS, product.default_photos),
    quantity: within('quantity', MAX_QUANTITY, 1),
  };
}
