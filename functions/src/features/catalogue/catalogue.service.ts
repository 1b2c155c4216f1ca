import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Banner } from '@smriti/shared/catalogue/banners';
import { paise } from '@smriti/shared/base/money';
import { initialPaymentSetting } from '@smriti/shared/catalogue/initial-payment';
import { productPrice } from '@smriti/shared/catalogue/pricing';
import type { InitialPayment } from '@smriti/shared/catalogue/reference-data';
import type { MasterProduct, Product, ProductQuery } from '@smriti/shared/catalogue/products';
import { decodeCursor, encodeCursor } from './search/catalogue-cursor.domain';
import {
  type CatalogueRecords,
  findAll,
  getRecord,
  isChoosable,
  isOffered,
  missingRecord,
} from './catalogue.domain';
import {
  type PictureStore,
  presentAlbumSize,
  presentBanner,
  presentInitialPayment,
  presentListed,
  presentMasterProduct,
  presentPriced,
  presentProduct,
} from './catalogue.presenter';
import type { CatalogueData, CatalogueKind, CatalogueRecord } from './catalogue.records';
import {
  buildProductIndex,
  normaliseCriteria,
  type ProductCriteria,
  type ProductIndex,
  searchProducts,
  withPrices,
} from './search/catalogue-search.domain';

/** The reads of the catalogue, over the snapshot in memory: none of them waits for anything. */

/** The catalogue, ready to be asked. */
export interface Catalogue extends CatalogueRecords {
  products: ProductIndex;
  /** The products of one size, at its prices; made when they are first asked for. */
  bySize: Map<number, ProductIndex>;
}

/** What a product's price is made of beside its size. */
const PRICED_KINDS = [
  'paper-types',
  'album-binding-types',
  'lamination-types',
  'cover-types',
] as const;

/** The kinds with a price that everything of theirs has. */
type PricedKind =
  'frames' | 'paper-types' | 'album-binding-types' | 'lamination-types' | 'cover-types';

type PageQuery = Pick<ProductQuery, 'limit' | 'cursor'>;

export interface ProductPage {
  products: Product[];
  /** Of all pages together. */
  total: number;
  /** Asks for the next page; undefined on the last one. */
  cursor: string | undefined;
}

/** Products in an answer to a question without a limit. */
const DEFAULT_LIMIT = 24;

export function prepareCatalogue(data: CatalogueData): Catalogue {
  return { data, products: buildProductIndex(data), bySize: new Map() };
}

/** A record as it is kept. @throws AppError not_found. */
export function getBare<K extends CatalogueKind>(catalogue: Catalogue, kind: K, id: number) {
  return getRecord(catalogue, kind, id);
}

/** The records of a kind that are offered, as they are kept. */
export function listBare<K extends CatalogueKind>({ data }: Catalogue, kind: K) {
  const records: CatalogueRecord<K>[] = data[kind];
  return records.filter(isOffered);
}

/** Banners in the order in which the carousel shows them. */
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
  return presentAlbumSize(getRecord(catalogue, 'album-sizes', id));
}

/** The choices of one kind, priced in rupees. */
export function listPriced<K extends PricedKind>(catalogue: Catalogue, kind: K) {
  return listBare(catalogue, kind).map((record) => presentPriced<CatalogueRecord<K>>(record));
}

/** @throws AppError not_found. */
export function getPriced<K extends PricedKind>(catalogue: Catalogue, kind: K, id: number) {
  return presentPriced<CatalogueRecord<K>>(getRecord(catalogue, kind, id));
}

/** @throws AppError not_found. */
export function getProduct(catalogue: Catalogue, id: number): Product {
  return presentProduct(getRecord(catalogue, 'products', id));
}

/** @throws AppError invalid_input when the cursor is not one of this list. */
export function listProducts(
  catalogue: Catalogue,
  filters: ProductCriteria,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery,
): ProductPage {
  const criteria = normaliseCriteria(filters);
  const after = cursor === undefined ? undefined : decodeCursor(criteria, cursor);
  const index = indexFor(catalogue, filters.size);
  const { products, total, next } = searchProducts(index, criteria, { limit, after });
  return {
    products: products.map(presentListed),
    total,
    cursor: next && encodeCursor(criteria, next),
  };
}

/**
 * The products as a list of one size shows them: at the price of their default configuration in that
 * size. Made once for each size of a version of the catalogue.
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
  const index = withPrices(catalogue.products, size.id, (product) =>
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

/** @throws AppError not_found when the product, or the category that it names, does not exist. */
export function getMasterProduct(catalogue: Catalogue, id: number): MasterProduct {
  const product = getRecord(catalogue, 'products', id);
  const offered = <K extends CatalogueKind>(kind: K, ids: readonly number[]) =>
    findAll(catalogue, kind, ids).filter(isOffered);
  return presentMasterProduct(product, {
    category: getRecord(catalogue, 'categories', product.category_id),
    sizes: offered('album-sizes', product.sizes),
    papers: offered('paper-types', product.paper_type_ids),
    laminations: offered('lamination-types', product.lamination_type_ids),
    covers: offered('cover-types', product.cover_type_ids),
    bindings: offered('album-binding-types', product.binding_type_ids),
    initialPayment: initialPaymentSetting(listBare(catalogue, 'initial-payments'), id),
  });
}

/** The methods that can be chosen now. */
export function listShippingMethods({ data }: Catalogue) {
  return data['shipping-methods'].filter(isChoosable).map(presentPriced);
}

/** @throws AppError not_found, also when the method cannot be chosen now. */
export function getShippingMethod(catalogue: Catalogue, id: number) {
  const method = getRecord(catalogue, 'shipping-methods', id);
  // an archived one is told from one that is not to be had for a while
  if (!method.is_active && isOffered(method)) throw missingRecord('shipping-methods');
  return presentPriced(method);
}

/** What is paid when a design is requested: the default, and what single products have instead. */
export function listInitialPayments({ data }: Catalogue): InitialPayment[] {
  return data['initial-payments'].filter(isOffered).map(presentInitialPayment);
}

/** @throws AppError not_found. */
export function getInitialPayment(catalogue: Catalogue, id: number): InitialPayment {
  return presentInitialPayment(getRecord(catalogue, 'initial-payments', id));
}
