import type { AlbumStatus } from '@smriti/shared/album/album-states';
import type { DesignType } from '@smriti/shared/album/album-validation';
import type { Album } from '@smriti/shared/album/albums';
import type { Orientation } from '@smriti/shared/album/orientation';
import { SIZE } from '../album-sizes.ts';
import { BINDING, COVER, LAMINATION, PAPER } from '../choices.ts';

/** What is chosen for a design; what is left out is not chosen. */
interface Choices {
  frame_id?: number;
  album_size_id?: number;
  paper_type_id?: number;
  binding_type_id?: number;
  theme_id?: number;
  lamination_id?: number;
  cover_type_id?: number;
}

/** One thing that happened to an album, and when. */
export type Step = { at: string } & (
  | { did: 'save'; photos: readonly string[] }
  | { did: 'move'; to: AlbumStatus; note: string }
  | { did: 'pay' }
  | { did: 'remark'; remarks: Readonly<Record<string, string>> }
);

/** What became of the order of an approved album, and when; what is left out did not happen. */
export interface OrderStory {
  /** Of the owner's addresses, the one that it goes to. */
  address_id: string;
  placed: string;
  paid: string;
  shipped?: string;
  delivered?: string;
  /** By the customer, who got back all that was paid. */
  cancelled?: string;
}

/** A demo album: what it is made of, and what happened to it from the first time it was saved. */
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
  /** The state in which it is saved first. */
  begins: 'Draft' | 'Cart';
  /** Oldest first; the first one saves it. */
  story: readonly [Step, ...Step[]];
  order?: OrderStory;
}

type Name<T> = keyof T & string;

/** Choices of a product, by name. */
export function productChoices(
  size: Name<typeof SIZE>,
  paper: Name<typeof PAPER>,
  binding: Name<typeof BINDING>,
  lamination: Name<typeof LAMINATION>,
  cover: Name<typeof COVER>,
): Choices {
  return {
    album_size_id: SIZE[size],
    paper_type_id: PAPER[paper],
    binding_type_id: BINDING[binding],
    lamination_id: LAMINATION[lamination],
    cover_type_id: COVER[cover],
  };
}

/** Choices of an album of the create form; frame and theme by id. */
export function albumChoices(
  frame_id: number,
  size: Name<typeof SIZE>,
  paper: Name<typeof PAPER>,
  binding: Name<typeof BINDING>,
  theme_id: number,
): Choices {
  return {
    frame_id,
    album_size_id: SIZE[size],
    paper_type_id: PAPER[paper],
    binding_type_id: BINDING[binding],
    theme_id,
  };
}

/** A moment of Indian time, such as 2026-10-12T18:40. */
export function moment(time: string): string {
  return new Date(`${time}:00+05:30`).toISOString();
}

/** Saves the album with these photos, by their names. */
export function saved(time: string, ...photos: string[]): Step {
  return { at: moment(time), did: 'save', photos };
}

export function moved(time: string, to: AlbumStatus, note = ''): Step {
  return { at: moment(time), did: 'move', to, note };
}

/** Pays what is due at the request. */
export function paid(time: string): Step {
  return { at: moment(time), did: 'pay' };
}

/** What the reviewer writes, by the names of the photos. */
export function remarked(time: string, remarks: Readonly<Record<string, string>>): Step {
  return { at: moment(time), did: 'remark', remarks };
}
