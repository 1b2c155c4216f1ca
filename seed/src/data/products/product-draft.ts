import type { ProductLayout } from '@smriti/shared/catalogue/print-fields';
import type { SIZE_IDS } from '../album-sizes.ts';
import type {
  BINDING_TYPE_IDS,
  COVER_TYPE_IDS,
  LAMINATION_TYPE_IDS,
  PAPER_TYPE_IDS,
} from '../choices.ts';
import type { ProductTypeId } from '../classification.ts';

/** Choices of a product by name; the first of each kind is the default. */
interface DraftChoices {
  /** Layout of the product; 'book' by default. */
  layout?: ProductLayout;
  papers: readonly (keyof typeof PAPER_TYPE_IDS)[];
  bindings: readonly (keyof typeof BINDING_TYPE_IDS)[];
  laminations: readonly (keyof typeof LAMINATION_TYPE_IDS)[];
  covers: readonly (keyof typeof COVER_TYPE_IDS)[];
}

/** The parts of a product that are written by hand; the rest of its record is derived. */
export interface ProductDraft extends Partial<DraftChoices> {
  /**
   * First line: title. Each further line is a paragraph, or a list item after '- '. May contain
   * `<strong>`.
   */
  text: string;
  sizes: readonly (keyof typeof SIZE_IDS)[];
  figures: {
    /** Number of photos in the default configuration. */
    photos: number;
    /** Whether the text promises exactly this number of photos. */
    isExact?: boolean;
    /** Discount in percent. */
    discount: number;
    /** Date on which the product was added to the shop, such as 2025-03-14. */
    added: string;
    orders: number;
  };
}

/** The products of one type by id, and the default choices of its products. */
export interface ProductFamily {
  type: ProductTypeId;
  common: Partial<DraftChoices>;
  products: Readonly<Record<number, ProductDraft>>;
}

/** Parses a product's text into its title and its description as HTML. */
export function parseProductText(text: string): { title: string; description: string } {
  const [title = '', ...lines] = text.trim().split(/\n\s*/);
  const html = lines.map((line) =>
    line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`,
  );
  return { title, description: html.join('').replaceAll('</ul><ul>', '') };
}
