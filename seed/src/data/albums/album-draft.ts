import type { AlbumStatus } from '@smriti/shared/album/album-states';
import type { DesignType } from '@smriti/shared/album/album-validation';
import type { Album } from '@smriti/shared/album/albums';
import type { Orientation } from '@smriti/shared/album/orientation';
import { SIZE_IDS } from '../album-sizes.ts';
import {
  BINDING_TYPE_IDS,
  COVER_TYPE_IDS,
  LAMINATION_TYPE_IDS,
  PAPER_TYPE_IDS,
} from '../choices.ts';

/** Choices of a design; missing ones are not chosen. */
interface Choices {
  frame_id?: number;
  album_size_id?: number;
  paper_type_id?: number;
  binding_type_id?: number;
  theme_id?: number;
  lamination_id?: number;
  cover_type_id?: number;
}

export type AlbumStep = { at: string } & (
  | { did: 'save'; photos: readonly string[] }
  | { did: 'move'; to: AlbumStatus; note: string }
  | { did: 'pay' }
  | { did: 'remark'; remarks: Readonly<Record<string, string>> }
);

/** Times of the steps of an order; missing steps did not happen. */
export interface OrderTimes {
  /** Delivery address of the owner. */
  address_id: string;
  placed: string;
  paid: string;
  shipped?: string;
  delivered?: string;
  /** Cancelled by the customer, with a full refund. */
  cancelled?: string;
}

export interface AlbumDraft {
  id: string;
  owner: string;
  title: string;
  product_type: DesignType;
  product_id: number | null;
  choices: Choices;
  orientation: Orientation | null;
  canvas: Album['canvas'];
  quantity: number;
  /** State at the first save. */
  initialStatus: 'Draft' | 'Cart';
  /** Oldest first; the first step is a save. */
  steps: readonly [AlbumStep, ...AlbumStep[]];
  order?: OrderTimes;
}

type Name<T> = keyof T & string;

export function productChoices(
  size: Name<typeof SIZE_IDS>,
  paper: Name<typeof PAPER_TYPE_IDS>,
  binding: Name<typeof BINDING_TYPE_IDS>,
  lamination: Name<typeof LAMINATION_TYPE_IDS>,
  cover: Name<typeof COVER_TYPE_IDS>,
): Choices {
  return {
    album_size_id: SIZE_IDS[size],
    paper_type_id: PAPER_TYPE_IDS[paper],
    binding_type_id: BINDING_TYPE_IDS[binding],
    lamination_id: LAMINATION_TYPE_IDS[lamination],
    cover_type_id: COVER_TYPE_IDS[cover],
  };
}

/** Choices of an album of the create form; frame and theme by id. */
export function albumChoices(
  frame_id: number,
  size: Name<typeof SIZE_IDS>,
  paper: Name<typeof PAPER_TYPE_IDS>,
  binding: Name<typeof BINDING_TYPE_IDS>,
  theme_id: number,
): Choices {
  return {
    frame_id,
    album_size_id: SIZE_IDS[size],
    paper_type_id: PAPER_TYPE_IDS[paper],
    binding_type_id: BINDING_TYPE_IDS[binding],
    theme_id,
  };
}

/** ISO time of an Indian local time such as 2026-10-12T18:40. */
export function indianTimeToIso(time: string): string {
  return new Date(`${time}:00+05:30`).toISOString();
}

export function saveStep(time: string, ...photos: string[]): AlbumStep {
  return { at: indianTimeToIso(time), did: 'save', photos };
}

export function moveStep(time: string, to: AlbumStatus, note = ''): AlbumStep {
  return { at: indianTimeToIso(time), did: 'move', to, note };
}

export function payStep(time: string): AlbumStep {
  return { at: indianTimeToIso(time), did: 'pay' };
}

/** Adds remarks of the reviewer, by photo name. */
export function remarkStep(time: string, remarks: Readonly<Record<string, string>>): AlbumStep {
  return { at: indianTimeToIso(time), did: 'remark', remarks };
}
