import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Banner } from '@smriti/shared/catalogue/banners';
import { paise } from '@smriti/shared/base/money';
import { findInitialPaymentSetting } from '@smriti/shared/catalogue/initial-payment';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import type { InitialPayment } from '@smriti/shared/catalogue/reference-data';
import {
  MAX_SUGGESTED_PRODUCTS,
  type ProductSuggestions,
} from '@smriti/shared/catalogue/product-suggestions';
import type { MasterProduct, Product, ProductQuery } from '@smriti/shared/catalogue/products';
import { decodeCatalogueCursor, encodeCatalogueCursor } from './search/catalogue-cursor.domain';
import {
  type CatalogueRecords,
  findRecordsById,
  getCatalogueRecord,
  isShippingMethodOffered,
  isOffered,
  recordNotFoundError,
} from './catalogue.domain';
import {
  type PictureStore,
  presentAlbumSize,
  presentBanner,
  presentInitialPayment,
  presentListedProduct,
  presentMasterProduct,
  presentPricedOption,
  presentProduct,
  presentSuggestedProduct,
} from './catalogue.presenter';
import type { CatalogueData, CatalogueKind, CatalogueRecord } from './catalogue.records';
import {
  buildProductIndex,
  normaliseCriteria,
  type ProductCriteria,
  type ProductIndex,
  searchProducts,
  restrictIndexToSize,
} from './search/catalogue-search.domain';

/** Reads of the catalogue from the snapshot in memory; all are synchronous. */

export interface Catalogue extends CatalogueRecords {
  products: ProductIndex;
  /** Product indexes with the prices of one size, by size id; built on first use. */
  bySize: Map<number, ProductIndex>;
}

/** Kinds that contribute to a product's price, other than its size. */
const PRICED_KINDS = [
  'paper-types',
  'album-binding-types',
  'lamination-types',
  'cover-types',
] as const;

type PricedKind =
  | 'frames'
  | 'paper-types'
  | 'album-binding-types'
  | 'lamination-types'
  | 'cover-types';

type PageQuery = Pick<ProductQuery, 'limit' | 'cursor'>;

export interface ProductPage {
  products: Product[];
  /** Number of products on all pages. */
  total: number;
  /** Cursor of the next page; undefined on the last one. */
  cursor: string | undefined;
  /** Misspelled words of the search, each with the word that was searched instead. */
  corrections: readonly (readonly [typed: string, corrected: string])[];
}

const DEFAULT_LIMIT = 24;

/** Prepares the records for queries, without drafts: for the shop they do not exist (docs/rules.md#catalogue-14). */
export function prepareCatalogue(records: CatalogueData): Catalogue {
  const data = { ...records, products: records.products.filter(({ draft = false }) => !draft) };
  return { data, products: buildProductIndex(data), bySize: new Map() };
}

/** The offered records of a kind, as stored. */
export function listStoredRecords<K extends CatalogueKind>({ data }: Catalogue, kind: K) {
  const records: CatalogueRecord<K>[] = data[kind];
  return records.filter(isOffered);
}

/** Banners in the order of the carousel. */
export function listBanners({ data }: Catalogue, pictures: PictureStore): Banner[] {
  return data.banners
    .filter(isOffered)
    .toSorted((a, b) => a.position - b.position)
    .map((banner) => presentBanner(banner, pictures));
}

export function listAlbumSizes({ data }: Catalogue): AlbumSize[] {
  return data['album-sizes'].filter(isOffered).map(presentAlbumSize);
}

/** @throws AppError not_found. */
export function getAlbumSize(catalogue: Catalogue, id: number): AlbumSize {
  return presentAlbumSize(getCatalogueRecord(catalogue, 'album-sizes', id));
}

/** Offered choices of one kind, with prices in rupees. */
export function listPricedOptions<K extends PricedKind>(catalogue: Catalogue, kind: K) {
  return listStoredRecords(catalogue, kind).map((record) =>
    presentPricedOption<CatalogueRecord<K>>(record),
  );
}

/** @throws AppError not_found. */
export function getPricedOption<K extends PricedKind>(catalogue: Catalogue, kind: K, id: number) {
  return presentPricedOption<CatalogueRecord<K>>(getCatalogueRecord(catalogue, kind, id));
}

/** @throws AppError not_found. */
export function getProduct(catalogue: Catalogue, id: number): Product {
  return presentProduct(getCatalogueRecord(catalogue, 'products', id));
}

/** @throws AppError invalid_input when the cursor is not one of this list. */
export function listProducts(
  catalogue: Catalogue,
  filters: ProductCriteria,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery,
): ProductPage {
  const criteria = normaliseCriteria(filters);
  const after = cursor === undefined ? undefined : decodeCatalogueCursor(criteria, cursor);
  const index = indexFor(catalogue, filters.size);
  const { products, total, next, corrections } = searchProducts(index, criteria, { limit, after });
  return {
    products: products.map(presentListedProduct),
    total,
    cursor: next && encodeCatalogueCursor(criteria, next),
    corrections,
  };
}

/** Products that match a search best, for suggestions while the customer types. */
export function suggestProducts(catalogue: Catalogue, q: string): ProductSuggestions {
  const page = { limit: MAX_SUGGESTED_PRODUCTS };
  const { products, total } = searchProducts(catalogue.products, normaliseCriteria({ q }), page);
  return { products: products.map(presentSuggestedProduct), total };
}

/**
 * Index of products with the price of their default configuration in one size. Built once per size and
 * catalogue version.
 */
function indexFor(catalogue: Catalogue, sizeId: number | undefined): ProductIndex {
  const size = catalogue.data['album-sizes'].find(({ id }) => id === sizeId);
  if (!size || size.price_paise === null) return catalogue.products;
  const known = catalogue.bySize.get(size.id);
  if (known) return known;
  const { price_paise: sizePaise, photos: photosPerPage } = size;
  const priceOf = (kind: PricedKind) => {
    const prices = new Map(catalogue.data[kind].map((one) => [one.id, one.price_paise]));
    return ([id]: readonly number[]) => (id === undefined ? undefined : prices.get(id)) ?? paise(0);
  };
  const [paper, binding, lamination, cover] = PRICED_KINDS.map(priceOf);
  const index = restrictIndexToSize(catalogue.products, size.id, (product) =>
    productPrice({
      sizePaise,
      photosPerPage,
      paperPaise: paper?.(product.paper_type_ids) ?? paise(0),
      bindingPaise: binding?.(product.binding_type_ids) ?? paise(0),
      laminationPaise: lamination?.(product.lamination_type_ids) ?? paise(0),
      coverPaise: cover?.(product.cover_type_ids) ?? paise(0),
      photos: product.default_photos,
    }),
  );
  catalogue.bySize.set(size.id, index);
  return index;
}

/** @throws AppError not_found when the product, or its category, does not exist. */
export function getMasterProduct(catalogue: Catalogue, id: number): MasterProduct {
  const product = getCatalogueRecord(catalogue, 'products', id);
  const offered = <K extends CatalogueKind>(kind: K, ids: readonly number[]) =>
    findRecordsById(catalogue, kind, ids).filter(isOffered);
  return presentMasterProduct(product, {
    category: getCatalogueRecord(catalogue, 'categories', product.category_id),
    sizes: offered('album-sizes', product.sizes),
    papers: offered('paper-types', product.paper_type_ids),
    laminations: offered('lamination-types', product.lamination_type_ids),
    covers: offered('cover-types', product.cover_type_ids),
    bindings: offered('album-binding-types', product.binding_type_ids),
    initialPayment: findInitialPaymentSetting(listStoredRecords(catalogue, 'initial-payments'), id),
  });
}

/** Shipping methods that can be chosen now. */
export function listShippingMethods({ data }: Catalogue) {
  return data['shipping-methods'].filter(isShippingMethodOffered).map(presentPricedOption);
}

/** @throws AppError not_found, also when the method cannot be chosen now. */
export function getShippingMethod(catalogue: Catalogue, id: number) {
  const method = getCatalogueRecord(catalogue, 'shipping-methods', id);
  // an archived method is returned with its flag, an inactive one is treated as missing
  if (!method.is_active && isOffered(method)) throw recordNotFoundError('shipping-methods');
  return presentPricedOption(method);
}

/** Initial-payment settings: the default, and those of single products. */
export function listInitialPayments({ data }: Catalogue): InitialPayment[] {
  return data['initial-payments'].filter(isOffered).map(presentInitialPayment);
}

/** @throws AppError not_found. */
export function getInitialPayment(catalogue: Catalogue, id: number): InitialPayment {
  return presentInitialPayment(getCatalogueRecord(catalogue, 'initial-payments', id));
}
