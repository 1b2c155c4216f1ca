import type { Rating } from '@smriti/shared/catalogue/ratings';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { listCataloguePictures } from '../pictures/catalogue-pictures.ts';
import { SIZE } from './album-sizes.ts';
import { BINDING, COVER, LAMINATION, PAPER } from './choices.ts';
import { categoryOfProduct } from './classification.ts';
import { defaultPrice } from './default-price.ts';
import { hindiProductTexts } from './hindi/products.ts';
import { albums } from './products/albums.ts';
import { calendars } from './products/calendars.ts';
import { canvasPrints } from './products/canvas-prints.ts';
import { photoBooks } from './products/photo-books.ts';
import { prints } from './products/prints.ts';
import {
  parseProductText,
  type ProductDraft,
  type ProductFamily,
} from './products/product-draft.ts';
import { smallGifts } from './products/small-gifts.ts';
import { createRatings } from './ratings.ts';
import { createReviewWriter } from './reviews/review-writer.ts';

type ProductRecord = CatalogueRecord<'products'>;

/** A product and its ratings, newest first. */
export interface RatedProduct {
  product: ProductRecord;
  ratings: Rating[];
}

const COVER_IMAGES = 2;
const picturePaths = listCataloguePictures().map(({ path }) => path);
const writer = createReviewWriter();

/** All products of the shop, in ascending order of id. */
export const ratedProducts: RatedProduct[] = [
  photoBooks,
  albums,
  canvasPrints,
  calendars,
  prints,
  smallGifts,
].flatMap((range) =>
  Object.entries(range.products).map(([id, draft]) => ratedProduct(Number(id), draft, range)),
);

function idsOf<N extends string>(ids: Readonly<Record<N, number>>, names: readonly N[] = []) {
  return names.map((name) => ids[name]);
}

function ratedProduct(
  id: number,
  { text, sizes, figures, ...own }: ProductDraft,
  range: ProductFamily,
) {
  const facts = {
    id,
    type: range.type,
    category_id: categoryOfProduct(id),
    created_at: new Date(`${figures.added}T09:00:00+05:30`).toISOString(),
  };
  const chosen = { ...range.common, ...own };
  const choices = {
    sizes: idsOf(SIZE, sizes),
    paper_type_ids: idsOf(PAPER, chosen.papers),
    binding_type_ids: idsOf(BINDING, chosen.bindings),
    lamination_type_ids: idsOf(LAMINATION, chosen.laminations),
    cover_type_ids: idsOf(COVER, chosen.covers),
    default_photos: figures.photos,
  };
  const count = figures.photos;
  const counts = figures.isExact ? { min_photos: count, max_photos: count, photo_step: 1 } : {};
  const ratings = createRatings(facts, writer);
  const pictures = picturePaths.filter((path) => path.startsWith(`catalogue/products/${id}-`));
  const hindi = hindiProductTexts[id];
  const product: ProductRecord = {
    ...facts,
    ...choices,
    ...counts,
    layout: chosen.layout ?? 'book',
    ...parseProductText(text),
    price_paise: defaultPrice(choices),
    discount: figures.discount,
    cover_images: pictures.slice(0, COVER_IMAGES),
    product_images: pictures,
    ...ratingFigures(ratings.map(({ rating }) => rating)),
    order_count: figures.orders,
    ...(hindi && { hi: parseProductText(hindi) }),
  };
  return { product, ratings };
}

/** Sum, count and average of ratings. */
export function ratingFigures(stars: readonly number[]) {
  const rating_sum = stars.reduce((total, rating) => total + rating, 0);
  const rating_count = stars.length;
  const mean = rating_count > 0 ? rating_sum / rating_count : 0;
  return { rating_sum, rating_count, rating_average: Math.round(mean * 10) / 10 };
}
