import type { Layout } from '@smriti/shared/catalogue/print-fields';

/** What a shopkeeper decides about a product; the rest of its record is worked out from it. */
export interface ProductDraft {
  id: number;
  title: string;
  /** Paragraphs; an array is a list of points. Sentences may carry `<strong>`. */
  description: readonly (string | readonly string[])[];
  /** Allowed choices by id; the first of each is the default. */
  sizes: readonly number[];
  papers: readonly [number, ...number[]];
  bindings: readonly number[];
  laminations: readonly number[];
  covers: readonly number[];
  /** Where it is no book. */
  layout?: Layout;
  /** Percent. */
  discount: number;
  default_photos: number;
  /** Where the text promises a number of photos; see the product's record. */
  min_photos?: number;
  max_photos?: number;
  photo_step?: number;
  /** The day it came into the shop, as 2025-03-14. */
  added: string;
  order_count: number;
}

/** A product of exactly this many photos, as its text promises. */
export function exactly(photos: number) {
  return { default_photos: photos, min_photos: photos, max_photos: photos, photo_step: 1 };
}

/** The description as the HTML that the shop keeps. */
export function descriptionHtml(description: ProductDraft['description']): string {
  return description
    .map((part) =>
      typeof part === 'string'
        ? `<p>${part}</p>`
        : `<ul>${part.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    )
    .join('');
}
