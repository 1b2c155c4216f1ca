import type { CatalogueRecord } from '../../functions/src/features/catalogue/catalogue.records.ts';
import { CATEGORY_IDS } from './data/classification.ts';
import { defaultConfigurationPrice } from './data/default-price.ts';
import { DAY_MILLISECONDS } from './data/fixed-values.ts';
import { ratedProducts, calculateRatingFigures } from './data/products.ts';
import type { RandomSource } from './data/random.ts';
import { randomInt, randomItem, createSeededRandom, toShuffled } from './data/random.ts';

type ProductRecord = CatalogueRecord<'products'>;

const EDITIONS = ['Madder', 'Indigo', 'Marigold', 'Henna', 'Jasmine', 'Monsoon', 'Sandal', 'Lotus'];
const CATEGORIES = Object.values(CATEGORY_IDS);
const DISCOUNTS = [0, 0, 5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40];

/**
 * Creates products for benchmarks, the same ones each time: first the shop's own, then variations
 * with other sizes, photos, occasions, discounts and figures, and matching prices.
 */
export function createManyProducts(count: number): ProductRecord[] {
  const originals = ratedProducts.map(({ product }) => product);
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new RangeError('the shop has no products to vary');
    const round = Math.floor(index / originals.length);
    return round === 0 ? original : variation(original, index + 1, round);
  });
}

function variation(original: ProductRecord, id: number, round: number): ProductRecord {
  const random = createSeededRandom(id * 104_729);
  const choices = {
    sizes: toShuffled(random, original.sizes),
    paper_type_ids: original.paper_type_ids,
    binding_type_ids: original.binding_type_ids,
    lamination_type_ids: original.lamination_type_ids,
    cover_type_ids: original.cover_type_ids,
    default_photos: photosOf(original, random()),
  };
  return {
    ...original,
    ...choices,
    id,
    title: `${original.title}, ${randomItem(random, EDITIONS)} Edition ${round}`,
    category_id: randomItem(random, CATEGORIES),
    price_paise: defaultConfigurationPrice(choices),
    discount: randomItem(random, DISCOUNTS),
    ...calculateRatingFigures(randomRatings(random)),
    order_count: randomInt(random, 0, 900),
    created_at: new Date(
      Date.parse(original.created_at) - randomInt(random, 0, 600) * DAY_MILLISECONDS,
    ).toISOString(),
  };
}

/** Photo count between 50% and 150% of the original product's; unchanged if the product has a fixed count. */
function photosOf({ default_photos, min_photos }: ProductRecord, share: number): number {
  return min_photos ?? Math.max(1, Math.round(default_photos * (0.5 + share)));
}

function randomRatings(random: RandomSource) {
  const count = randomInt(random, 0, 60);
  return Array.from({ length: count }, () => randomItem(random, [5, 5, 5, 4, 4, 3, 2, 1]));
}
