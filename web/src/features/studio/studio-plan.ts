import type { DesignType } from '@smriti/shared/album/album-validation';
import type { OwnAlbumImage } from '@smriti/shared/album/albums';
import {
  type DesignOptions,
  NO_OPTIONS,
  EMPTY_DESIGN_TEXTS,
  type DesignTexts,
} from './design-content';

/** Data that a studio page starts with if there is no draft. */
export interface StudioPlan {
  type: DesignType;
  /** Name of the draft in this browser, unique for each customer. */
  draft: string;
  /** Id of the draft in the account that the page continues; null if none. */
  draftId: string | null;
  /** Whether the draft is also saved on the server; false while a saved album is edited. */
  isKeptByShop: boolean;
  /** Id of the edited album; undefined for a new one. */
  albumId?: string;
  /** Product of the design; null if none. */
  productId: number | null;
  /** Initial payment made for the edited album, in rupees. */
  initialPaid: number;
  quantity: number;
  /**
   * Configuration that the page was opened with; a draft with another configuration keeps only its
   * photos.
   */
  origin: string;
  choices: DesignOptions;
  texts: DesignTexts;
  /** Photos of the edited album. */
  images: readonly OwnAlbumImage[];
  /** Version of the edited album; null for a new one. */
  version: number | null;
  /** Number of photos chosen on the product page; null for any number. */
  goal: number | null;
  /** Whether guests may use the page; they continue their design after signing in. */
  takesGuests: boolean;
}

export const BLANK_PLAN = {
  draftId: null,
  isKeptByShop: true,
  productId: null,
  initialPaid: 0,
  quantity: 1,
  origin: '',
  choices: NO_OPTIONS,
  texts: EMPTY_DESIGN_TEXTS,
  images: [],
  version: null,
  goal: null,
  takesGuests: false,
} as const satisfies Omit<StudioPlan, 'type' | 'draft'>;
