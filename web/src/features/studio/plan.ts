import type { DesignType } from '@smriti/shared/album/album-validation';
import type { OwnAlbumImage } from '@smriti/shared/album/albums';
import { type Choices, NO_CHOICES, NO_TEXTS, type Texts } from './design';

/** What a studio page starts from if there is no draft. */
export interface StudioPlan {
  type: DesignType;
  /** Name of the draft among the customer's drafts in this browser. */
  draft: string;
  /** Id of the account's draft that the page continues; null: none. */
  draftId: string | null;
  /**
   * Whether the draft is also saved on the server; false for an album being edited, which is there already.
   */
  isKeptByShop: boolean;
  /** Id of the album being edited; undefined for a new one. */
  albumId?: string;
  /** The design's product and number of copies. */
  productId: number | null;
  /** Initial payment already made for the edited album, in rupees. */
  initialPaid: number;
  quantity: number;
  /** The configuration that the page was opened with; a draft with another one keeps only its photos. */
  origin: string;
  choices: Choices;
  texts: Texts;
  /** The photos of the edited album. */
  images: readonly OwnAlbumImage[];
  /** Version of the edited album; null for a new one. */
  version: number | null;
  /** Number of photos chosen on the product page; null: any number. */
  goal: number | null;
  /** Whether guests may use the page; their design continues after they sign in. */
  takesGuests: boolean;
}

/** The plan of a design without any choices. */
export const BLANK_PLAN = {
  draftId: null,
  isKeptByShop: true,
  productId: null,
  initialPaid: 0,
  quantity: 1,
  origin: '',
  choices: NO_CHOICES,
  texts: NO_TEXTS,
  images: [],
  version: null,
  goal: null,
  takesGuests: false,
} as const satisfies Omit<StudioPlan, 'type' | 'draft'>;
