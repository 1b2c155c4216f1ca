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
  /** Percent. */
  discount: number;
  default_photos: number;
  /** The day it came into the shop, as 2025-03-14. */
  added: string;
  order_count: number;
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
