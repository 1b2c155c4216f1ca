import type { Rating } from '@smriti/shared/catalogue/ratings';
import type { CatalogueRecord } from '../../../functions/src/features/catalogue/catalogue.records.ts';
import type { ProductTypeId } from './classification.ts';
import { PRODUCT_TYPE, categoryOfProduct } from './classification.ts';
import { defaultPrice } from './default-price.ts';
import { productsInHindi } from './hindi/hindi-products.ts';
import { productPictures } from './product-pictures.ts';
import { albums } from './products/albums.ts';
import { calendars } from './products/calendars.ts';
import { canvasPrints } from './products/canvas-prints.ts';
import { photoBooks } from './products/photo-books.ts';
import { prints } from './products/prints.ts';
import type { ProductDraft } from './products/product-draft.ts';
import { descriptionHtml } from './products/product-draft.ts';
import { smallGifts } from './products/small-gifts.ts';
import { ratingsOf } from './ratings.ts';
import { reviewWriter } from './reviews/review-writer.ts';

type ProductRecord = CatalogueRecord<'products'>;

/** A product together with the ratings that its average is of. */
export interface RatedProduct {
  product: ProductRecord;
  /** Newest first. */
  ratings: Rating[];
}

const COVER_IMAGES = 2;
const writer = reviewWriter();

/** Every product of the shop, in ascending order of id. */
export const ratedProducts: RatedProduct[] = [
  ...photoBooks.map((draft) => ratedProduct(draft, PRODUCT_TYPE.photoBooks)),
  ...albums.map((draft) => ratedProduct(draft, PRODUCT_TYPE.albums)),
  ...canvasPrints.map((draft) => ratedProduct(draft, PRODUCT_TYPE.canvasPrints)),
  ...calendars.map((draft) => ratedProduct(draft, PRODUCT_TYPE.calendars)),
  ...prints.map((draft) => ratedProduct(draft, PRODUCT_TYPE.prints)),
  ...smallGifts.map((draft) => ratedProduct(draft, PRODUCT_TYPE.smallGifts)),
];

function ratedProduct(draft: ProductDraft, type: ProductTypeId): RatedProduct {
  const facts = {
    id: draft.id,
    type,
    category_id: categoryOfProduct(draft.id),
    created_at: new Date(`${draft.added}T09:00:00+05:30`).toISOString(),
  };
  const choices = {
    sizes: [...draft.sizes],
    paper_type_ids: [...draft.papers],
    binding_type_ids: [...draft.bindings],
    lamination_type_ids: [...draft.laminations],
    cover_type_ids: [...draft.covers],
    default_photos: draft.default_photos,
  };
  const { min_photos, max_photos, photo_step } = draft;
  const counts = min_photos === undefined ? {} : { min_photos, max_photos, photo_step };
  const ratings = ratingsOf(facts, writer);
  const pictures = productPictures(draft.id);
  const hindi = productsInHindi[draft.id];
  const product: ProductRecord = {
    ...facts,
    ...choices,
    ...counts,
    layout: draft.layout ?? 'book',
    title: draft.title,
    description: descriptionHtml(draft.description),
    price_paise: defaultPrice(choices),
    discount: draft.discount,
    cover_images: pictures.slice(0, COVER_IMAGES),
    product_images: pictures,
    ...ratingFigures(ratings),
    order_count: draft.order_count,
    ...(hindi && {
      hi: { title: hindi.title, description: descriptionHtml(hindi.description) },
    }),
  };
  return { product, ratings };
}

function ratingFigures(ratings: readonly Rating[]) {
  const sum = ratings.reduce((total, { rating }) => total + rating, 0);
  return {
    rating_sum: sum,
    rating_count: ratings.length,
    rating_average: ratings.length > 0 ? Math.round((sum / ratings.length) * 10) / 10 : 0,
  };
}
