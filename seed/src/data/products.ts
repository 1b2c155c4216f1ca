import type { Rating } from '@smriti/shared/catalogue/ratings';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import { CATALOGUE_PICTURE_PATHS } from '../demo-files.ts';
import { SIZE_IDS } from './album-sizes.ts';
import {
  BINDING_TYPE_IDS,
  COVER_TYPE_IDS,
  LAMINATION_TYPE_IDS,
  PAPER_TYPE_IDS,
} from './choices.ts';
import { categoryOfProduct } from './classification.ts';
import { defaultConfigurationPrice } from './default-price.ts';
import { hindiProductTexts } from './hindi/products.ts';
import { albumProducts } from './products/albums.ts';
import { calendarProducts } from './products/calendars.ts';
import { canvasPrintProducts } from './products/canvas-prints.ts';
import { photoBookProducts } from './products/photo-books.ts';
import { printProducts } from './products/prints.ts';
import {
  parseProductText,
  type ProductDraft,
  type ProductFamily,
} from './products/product-draft.ts';
import { smallGiftProducts } from './products/small-gifts.ts';
import { createRatings } from './ratings.ts';
import { createReviewWriter } from './reviews/review-writer.ts';

type ProductRecord = CatalogueRecord<'products'>;

export interface RatedProduct {
  product: ProductRecord;
  ratings: Rating[];
}

const COVER_IMAGES = 2;
const writer = createReviewWriter();

/** All products of the shop, in ascending order of id. */
export const ratedProducts: RatedProduct[] = [
  photoBookProducts,
  albumProducts,
  canvasPrintProducts,
  calendarProducts,
  printProducts,
  smallGiftProducts,
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
    sizes: idsOf(SIZE_IDS, sizes),
    paper_type_ids: idsOf(PAPER_TYPE_IDS, chosen.papers),
    binding_type_ids: idsOf(BINDING_TYPE_IDS, chosen.bindings),
    lamination_type_ids: idsOf(LAMINATION_TYPE_IDS, chosen.laminations),
    cover_type_ids: idsOf(COVER_TYPE_IDS, chosen.covers),
    default_photos: figures.photos,
  };
  const count = figures.photos;
  const counts = figures.isExact ? { min_photos: count, max_photos: count, photo_step: 1 } : {};
  const ratings = createRatings(facts, writer);
  const pictures = CATALOGUE_PICTURE_PATHS.filter((path) =>
    path.startsWith(`catalogue/products/${id}-`),
  );
  const hindi = hindiProductTexts[id];
  const product: ProductRecord = {
    ...facts,
    ...choices,
    ...counts,
    layout: chosen.layout ?? 'book',
    ...parseProductText(text),
    price_paise: defaultConfigurationPrice(choices),
    discount: figures.discount,
    cover_images: pictures.slice(0, COVER_IMAGES),
    product_images: pictures,
    ...calculateRatingFigures(ratings.map(({ rating }) => rating)),
    order_count: figures.orders,
    ...(hindi && { hi: parseProductText(hindi) }),
  };
  return { product, ratings };
}

export function calculateRatingFigures(stars: readonly number[]) {
  const rating_sum = stars.reduce((total, rating) => total + rating, 0);
  const rating_count = stars.length;
  const mean = rating_count > 0 ? rating_sum / rating_count : 0;
  return { rating_sum, rating_count, rating_average: Math.round(mean * 10) / 10 };
}
