import type { Layout } from '@smriti/shared/catalogue/print-fields';
import type { SIZE } from '../album-sizes.ts';
import type { BINDING, COVER, LAMINATION, PAPER } from '../choices.ts';
import type { ProductTypeId } from '../classification.ts';

/** Choices of a product by name; the first of each kind is the default. */
interface DraftChoices {
  /** 'book' unless given. */
  layout?: Layout;
  papers: readonly (keyof typeof PAPER)[];
  bindings: readonly (keyof typeof BINDING)[];
  laminations: readonly (keyof typeof LAMINATION)[];
  covers: readonly (keyof typeof COVER)[];
}

/** What a shopkeeper decides about a product; the rest of its record follows from it. */
export interface ProductDraft extends Partial<DraftChoices> {
  /** Title in the first line, then a paragraph a line, or a point of a list after '- '. May carry `<strong>`. */
  text: string;
  sizes: readonly (keyof typeof SIZE)[];
  figures: {
    /** Photos of the default configuration. */
    photos: number;
    /** Whether the text promises exactly this number of photos. */
    isExact?: boolean;
    /** Percent. */
    discount: number;
    /** The day it came into the shop, as 2025-03-14. */
    added: string;
    orders: number;
  };
}

/** The products of one type by id, and the choices of those that name none. */
export interface ProductRange {
  type: ProductTypeId;
  common: Partial<DraftChoices>;
  products: Readonly<Record<number, ProductDraft>>;
}

/** Title, and description as HTML, of the text of a product. */
export function parseProductText(text: string): { title: string; description: string } {
  const [title = '', ...lines] = text.trim().split(/\n\s*/);
  const html = lines.map((line) =>
    line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`,
  );
  return { title, description: html.join('').replaceAll('</ul><ul>', '') };
}
