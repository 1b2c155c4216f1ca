import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { toPaise, toRupees, paise, type Paise } from '@smriti/shared/base/money';
import {
  isOrientationLocked,
  ORIENTATIONS,
  type Orientation,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { originalPrice, pageCountForPhotos, productPrice } from '@smriti/shared/catalogue/pricing';
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
  /** Number of copies. */
  quantity: number;
}

/** Choices that are required to start the design, in the order of the form. */
export type RequiredChoice = 'size' | 'paper' | 'lamination' | 'cover';

/** Required choices that are still missing. */
export function listMissingChoices(chosen: ProductConfiguration): RequiredChoice[] {
  const ids = {
    size: chosen.sizeId,
    paper: chosen.paperId,
    lamination: chosen.laminationId,
    cover: chosen.coverId,
  };
  return (Object.keys(ids) as RequiredChoice[]).filter((choice) => ids[choice] === null);
}

export function createEmptyConfiguration(product: MasterProduct): ProductConfiguration {
  return {
    sizeId: null,
    orientation: null,
    paperId: null,
    laminationId: null,
    coverId: null,
    bindingId: null,
    photos: product.default_photos,
    quantity: 1,
  };
}

/**
 * First size of a product that has a price, because others cannot be ordered; undefined if none.
 */
export function findDefaultSize(product: MasterProduct): AlbumSize | undefined {
  return product.album_sizes.find((size) => size.price !== null);
}

/** Configuration on which the listed price is based. */
export function createDefaultConfiguration(product: MasterProduct): ProductConfiguration {
  const size = findDefaultSize(product);
  return {
    sizeId: size?.id ?? null,
    orientation: (size && orientationsFor(size)[0]) ?? null,
    paperId: product.paper_types[0]?.id ?? null,
    laminationId: product.lamination_types[0]?.id ?? null,
    coverId: product.cover_types[0]?.id ?? null,
    bindingId: product.binding_types[0]?.id ?? null,
    photos: product.default_photos,
    quantity: 1,
  };
}

/** Fills missing choices from the default configuration. */
export function fillWithDefaults(
  product: MasterProduct,
  chosen: ProductConfiguration,
): ProductConfiguration {
  const standard = createDefaultConfiguration(product);
  const size = byId(product.album_sizes, chosen.sizeId ?? standard.sizeId);
  return {
    ...chosen,
    sizeId: size?.id ?? null,
    orientation: chosen.orientation ?? (size && orientationsFor(size)[0]) ?? null,
    paperId: chosen.paperId ?? standard.paperId,
    laminationId: chosen.laminationId ?? standard.laminationId,
    coverId: chosen.coverId ?? standard.coverId,
    bindingId: chosen.bindingId ?? standard.bindingId,
  };
}

/**
 * Configuration with another size; a square size sets the orientation (docs/rules.md#catalogue-5).
 */
export function setConfigurationSize(
  current: ProductConfiguration,
  size: AlbumSize,
): ProductConfiguration {
  const allowed = orientationsFor(size);
  const stays = current.orientation !== null && allowed.includes(current.orientation);
  const orientation = isOrientationLocked(size) ? 1 : stays ? current.orientation : null;
  return { ...current, sizeId: size.id, orientation };
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

/** Parses the choices in an address; choices that the product does not offer are left out. */
export function parseConfiguration(
  product: MasterProduct,
  search: URLSearchParams,
): ProductConfiguration {
  const number = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  const among = (records: readonly { id: number }[], name: string) =>
    byId(records, number(name))?.id ?? null;
  const within = (name: string, most: number, otherwise: number) => {
    const value = number(name);
    return value !== null && value >= 1 && value <= most ? value : otherwise;
  };
  const size = byId(product.album_sizes, number('albumSize'));
  const chosen: ProductConfiguration = {
    ...createEmptyConfiguration(product),
    orientation: ORIENTATION_VALUES.find((value) => value === number('orientation')) ?? null,
    paperId: among(product.paper_types, 'paperType'),
    laminationId: among(product.lamination_types, 'lamination'),
    coverId: among(product.cover_types, 'coverType'),
    bindingId: among(product.binding_types, 'binding'),
    photos: within('photos', MAX_PHOTOS, product.default_photos),
    quantity: within('quantity', MAX_QUANTITY, 1),
  };
  if (!size || size.price === null) return { ...chosen, orientation: null };
  return setConfigurationSize(chosen, size);
}
