import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import { toPaise, toRupees, paise, type Paise } from '@smriti/shared/base/money';
import {
  isOrientationLocked,
  type Orientation,
  orientationsFor,
} from '@smriti/shared/album/orientation';
import { originalPrice, pagesFor, productPrice } from '@smriti/shared/catalogue/pricing';
import type { MasterProduct } from '@smriti/shared/catalogue/products';
import type { PricedOption } from '@smriti/shared/catalogue/reference-data';

/** What has been chosen on the product page so far; null is not chosen yet. */
export interface Configuration {
  sizeId: number | null;
  orientation: Orientation | null;
  paperId: number | null;
  laminationId: number | null;
  coverId: number | null;
  bindingId: number | null;
  photos: number;
}

export function emptyConfiguration(product: MasterProduct): Configuration {
  return {
    sizeId: null,
    orientation: null,
    paperId: null,
    laminationId: null,
    coverId: null,
    bindingId: null,
    photos: product.default_photos,
  };
}

/** Sizes of the product that can be ordered come first to mind; one without a price cannot. */
export function defaultSize(product: MasterProduct): AlbumSize | undefined {
  return product.album_sizes.find((size) => size.price !== null);
}

/** The configuration whose price the list shows. */
export function defaultConfiguration(product: MasterProduct): Configuration {
  const size = defaultSize(product);
  return {
    sizeId: size?.id ?? null,
    orientation: (size && orientationsFor(size)[0]) ?? null,
    paperId: product.paper_types[0]?.id ?? null,
    laminationId: product.lamination_types[0]?.id ?? null,
    coverId: product.cover_types[0]?.id ?? null,
    bindingId: product.binding_types[0]?.id ?? null,
    photos: product.default_photos,
  };
}

/** Another size; a square one forces the orientation (design-studio.md section 4). */
export function withSize(current: Configuration, size: AlbumSize): Configuration {
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
  /** Rupees, each. */
  price: number;
  /** Rupees before the product's discount. */
  mrp: number;
  pages: number;
}

/** The price of what is chosen, with the defaults where nothing is; null when no size has a price. */
export function configuredPrice(
  product: MasterProduct,
  chosen: Configuration,
): ConfiguredPrice | null {
  const size = byId(product.album_sizes, chosen.sizeId) ?? defaultSize(product);
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
    pages: pagesFor(chosen.photos, size.photos),
  };
}

/** Where Start Design leads: the configuration as the address of /create-product. */
export function designPath(productId: string, chosen: Configuration, quantity: number): string {
  const query = new URLSearchParams({
    productId,
    albumSize: String(chosen.sizeId),
    paperType: String(chosen.paperId),
    lamination: String(chosen.laminationId),
    coverType: String(chosen.coverId),
  });
  if (chosen.bindingId !== null) query.set('binding', String(chosen.bindingId));
  if (chosen.orientation !== null) query.set('orientation', String(chosen.orientation));
  query.set('quantity', String(quantity));
  return `/create-product?${query.toString()}`;
}
