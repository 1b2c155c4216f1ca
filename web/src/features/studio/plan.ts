import type { DesignType } from '@smriti/shared/album/album-validation';
import type { OwnAlbumImage } from '@smriti/shared/album/albums';
import { type Choices, NO_CHOICES, NO_TEXTS, type Texts } from './design';

/** What a page of the studio begins with where no draft is kept. */
export interface StudioPlan {
  type: DesignType;
  /** Names the draft among the customer's own in this browser. */
  draft: string;
  /** The draft of the account that the page is to go on with. */
  draftId: string | null;
  /** Whether the shop keeps the draft too; not for an album that is edited, which it has already. */
  isKeptByShop: boolean;
  /** The album that is edited; none for a new one. */
  albumId?: string;
  /** The product that the design is for, and how many copies are wanted. */
  productId: number | null;
  /** Initial payment already made for the album that is edited, in rupees. */
  initialPaid: number;
  quantity: number;
  /** The configuration that the page was opened with; a draft of another one keeps its photos. */
  origin: string;
  choices: Choices;
  texts: Texts;
  /** The photos of the album that is edited. */
  images: readonly OwnAlbumImage[];
  /** Of the album that is edited, null for a new one. */
  version: number | null;
  /** How many photos are wanted, as chosen on the product page; null: any number. */
  goal: number | null;
  /** Whether guests may use the page: after signing in their design goes on there. */
  takesGuests: boolean;
}

/** The plan of a design that nothing was chosen for. */
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
