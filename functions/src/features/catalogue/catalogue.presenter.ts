import type { AlbumSize } from '@smriti/shared/catalogue/album-sizes';
import type { Banner } from '@smriti/shared/catalogue/banners';
import { toRupees } from '@smriti/shared/base/money';
import { pictureUrl, smallBannerPath } from '@smriti/shared/catalogue/pictures';
import type { PhotoCountRule } from '@smriti/shared/catalogue/photo-counts';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import type { SuggestedProduct } from '@smriti/shared/catalogue/product-suggestions';
import type { MasterProduct, Product } from '@smriti/shared/catalogue/products';
import type { InitialPayment, InitialPaymentRule } from '@smriti/shared/catalogue/reference-data';
import type { CatalogueRecord } from './catalogue.records';

/** Converts catalogue records to API responses: prices in rupees, absolute picture addresses. */

export interface PictureStore {
  /** Origin of Cloud Storage for Firebase, or of its emulator. */
  origin: string;
  bucket: string;
}

export function presentBanner(
  record: CatalogueRecord<'banners'>,
  { origin, bucket }: PictureStore,
): Banner {
  const { id, title, subtitle, link, width, height, hi, image_path } = record;
  return {
    id,
    title,
    subtitle,
    link,
    width,
    height,
    ...(hi && { hi }),
    image_url: pictureUrl(origin, bucket, image_path),
    image_url_small: pictureUrl(origin, bucket, smallBannerPath(image_path)),
  };
}

/** A size; its measures replace a missing description in both languages (docs/rules.md#catalogue-4). */
export function presentAlbumSize({
  price_paise,
  ...size
}: CatalogueRecord<'album-sizes'>): AlbumSize {
  const hasPrice = price_paise !== null;
  const measures = `${size.width}x${size.height}`;
  return {
    ...size,
    ...(!size.description && {
      description: `${measures} inches`,
      hi: { description: `${measures} इंच`, ...size.hi },
    }),
    price: hasPrice ? toRupees(price_paise) : null,
    original: hasPrice ? toRupees(originalPrice(price_paise, size.discount)) : null,
  };
}

/** Converts the price of a record to rupees; all other fields stay. */
export function presentPricedOption<
  R extends { price_paise: CatalogueRecord<'frames'>['price_paise'] },
>({ price_paise, ...record }: R): Omit<R, 'price_paise'> & { price: number } {
  return { ...record, price: toRupees(price_paise) };
}

/** Initial-payment rule with its amount in rupees or percent, depending on its type. */
function presentInitialPaymentRule(
  record: CatalogueRecord<'initial-payments'>,
): InitialPaymentRule {
  return record.payment_type === 'fixed'
    ? { payment_type: 'fixed', amount: toRupees(record.amount_paise) }
    : { payment_type: 'percentage', amount: record.percent };
}

export function presentInitialPayment(record: CatalogueRecord<'initial-payments'>): InitialPayment {
  const { id, product_id, archived } = record;
  return { id, product_id, archived, ...presentInitialPaymentRule(record) };
}

function photoCountOf({ min_photos, max_photos, photo_step }: PhotoCountRule): PhotoCountRule {
  return {
    ...(min_photos !== undefined && { min_photos }),
    ...(max_photos !== undefined && { max_photos }),
    ...(photo_step !== undefined && { photo_step }),
  };
}

export function presentProduct(record: CatalogueRecord<'products'>): Product {
  const [paperTypeId] = record.paper_type_ids;
  if (paperTypeId === undefined) throw new RangeError(`product ${record.id} has no paper type`);
  return {
    id: record.id,
    product_id: record.id,
    title: record.title,
    description: record.description,
    type: record.type,
    category_id: record.category_id,
    price: toRupees(record.price_paise),
    mrp: toRupees(originalPrice(record.price_paise, record.discount)),
    discount: record.discount,
    sizes: record.sizes,
    paperTypeId,
    default_photos: record.default_photos,
    ...photoCountOf(record),
    ...(record.layout !== undefined && { layout: record.layout }),
    ...(record.mug !== undefined && { mug: record.mug }),
    cover_images: record.cover_images,
    product_images: record.product_images,
    rating_average: record.rating_average,
    rating_count: record.rating_count,
    created_at: record.created_at,
    ...(record.hi && { hi: record.hi }),
    archived: record.archived,
  };
}

/** A product in a list, without the Hindi description, which would make up most of the response. */
export function presentListedProduct(record: CatalogueRecord<'products'>): Product {
  const { hi, ...product } = presentProduct(record);
  return { ...product, ...(hi?.title !== undefined && { hi: { title: hi.title } }) };
}

/** A product as it is suggested for a search. */
export function presentSuggestedProduct(record: CatalogueRecord<'products'>): SuggestedProduct {
  const { id, title, hi, price_paise, cover_images } = record;
  return {
    id,
    title,
    price: toRupees(price_paise),
    cover_image: cover_images[0] ?? null,
    ...(hi?.title !== undefined && { hi: { title: hi.title } }),
  };
}

export interface ProductChoices {
  category: CatalogueRecord<'categories'>;
  sizes: readonly CatalogueRecord<'album-sizes'>[];
  papers: readonly CatalogueRecord<'paper-types'>[];
  laminations: readonly CatalogueRecord<'lamination-types'>[];
  covers: readonly CatalogueRecord<'cover-types'>[];
  bindings: readonly CatalogueRecord<'album-binding-types'>[];
  initialPayment: CatalogueRecord<'initial-payments'> | undefined;
}

/** A product with its choices resolved, each list in the product's own order. */
export function presentMasterProduct(
  record: CatalogueRecord<'products'>,
  choices: ProductChoices,
): MasterProduct {
  return {
    ...presentProduct(record),
    category: choices.category,
    album_sizes: choices.sizes.map(presentAlbumSize),
    paper_types: choices.papers.map(presentPricedOption),
    lamination_types: choices.laminations.map(presentPricedOption),
    cover_types: choices.covers.map(presentPricedOption),
    binding_types: choices.bindings.map(presentPricedOption),
    ...(choices.initialPayment && {
      initial_payment: presentInitialPaymentRule(choices.initialPayment),
    }),
  };
}
