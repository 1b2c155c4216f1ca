import type { CategoryId, ProductTypeId } from '../classification.ts';
import { PRODUCT_TYPE_IDS } from '../classification.ts';
import type { RandomSource } from '../random.ts';
import { randomItem } from '../random.ts';
import {
  albumReviews,
  calendarReviews,
  canvasReviews,
  giftReviews,
  photoBookReviews,
  printReviews,
  type ReviewTexts,
  type Stars,
} from './review-texts.ts';
import { goodServiceTexts, occasionTexts, weakServiceTexts } from './shared-review-texts.ts';

export interface ReviewedProduct {
  type: ProductTypeId;
  category_id: CategoryId;
}

export type ReviewWriter = (
  random: RandomSource,
  product: ReviewedProduct,
  stars: readonly Stars[],
) => string[];

const REVIEWS: Readonly<Record<ProductTypeId, ReviewTexts>> = {
  [PRODUCT_TYPE_IDS.photoBooks]: photoBookReviews,
  [PRODUCT_TYPE_IDS.albums]: albumReviews,
  [PRODUCT_TYPE_IDS.canvasPrints]: canvasReviews,
  [PRODUCT_TYPE_IDS.calendars]: calendarReviews,
  [PRODUCT_TYPE_IDS.prints]: printReviews,
  [PRODUCT_TYPE_IDS.smallGifts]: giftReviews,
};

/**
 * Creates a writer of reviews: each has one sentence about the product and often one about the
 * occasion or the delivery. It prefers sentences that were used least, and repeats no review.
 */
export function createReviewWriter(): ReviewWriter {
  const uses = new Map<string, number>();
  const written = new Set<string>();

  const take = (random: RandomSource, texts: readonly string[], used: Set<string>): string => {
    const fresh = texts.filter((text) => !used.has(text));
    const eligible = fresh.length > 0 ? fresh : texts;
    const fewest = Math.min(...eligible.map((text) => uses.get(text) ?? 0));
    const text = randomItem(
      random,
      eligible.filter((one) => (uses.get(one) ?? 0) === fewest),
    );
    uses.set(text, fewest + 1);
    used.add(text);
    return text;
  };

  return (random, product, stars) => {
    const used = new Set<string>();
    return stars.map((count) => {
      const about = take(random, REVIEWS[product.type][count], used);
      const isShort = !written.has(about) && random() < 0.5;
      const rest = secondSentences(random, product, count).filter(
        (text) => !written.has(`${about} ${text}`),
      );
      const review = isShort ? about : `${about} ${take(random, rest, used)}`;
      written.add(review);
      return review;
    });
  };
}

function secondSentences(
  random: RandomSource,
  product: ReviewedProduct,
  stars: Stars,
): readonly string[] {
  if (stars <= 3) return weakServiceTexts;
  return random() < 0.5 ? occasionTexts[product.category_id] : goodServiceTexts;
}
