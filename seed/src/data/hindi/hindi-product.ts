import type { ProductDraft } from '../products/product-draft.ts';

/** What a product says in Hindi, in the form of its English draft. */
export interface HindiProduct {
  title: string;
  description: ProductDraft['description'];
}

/** By the id of the product. */
export type HindiProducts = Readonly<Record<number, HindiProduct>>;
