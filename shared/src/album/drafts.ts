import * as z from 'zod/mini';
import { choiceFields, EDGE_STYLES, MAX_NOTE_LENGTH, MAX_TITLE_LENGTH } from './albums';
import { MAX_PHOTOS, ownPhoto, ownPlacedPhoto, photo, photoReferences } from './photos';
import { MAX_QUANTITY } from './quantity';
import { book } from '../book/scene';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';

/** Days for which an unsaved design is kept after its last change. */
export const DRAFT_DAYS = 30;
/** Unsaved designs of one customer, at most. */
export const MAX_DRAFTS = 20;

const wholeBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/**
 * What an unsaved design is made of, beside its photos: what is chosen and typed in the studio,
 * complete or not. Drafts are stored in this form too, so a new field needs a `z._default`.
 */
export const draftForm = z.strictObject({
  ...choiceFields,
  quantity: wholeBetween(1, MAX_QUANTITY),
  /** How many photos were chosen on the product page; null: none was. */
  photo_goal: z.nullable(wholeBetween(1, MAX_PHOTOS)),
  title: text(MAX_TITLE_LENGTH),
  /** Of the canvas form, like what follows. */
  edge_style: z.nullable(z.enum(EDGE_STYLES)),
  name: text(100),
  email: text(254),
  instructions: text(MAX_NOTE_LENGTH),
});
export type DraftForm = z.infer<typeof draftForm>;

/**
 * What a draft is saved with; `images` is the whole ordered list of photos that are uploaded. A
 * `design` that is left out stays as it is, null is none.
 */
export const draftContent = {
  form: draftForm,
  images: photoReferences,
  design: z.optional(z.nullable(book)),
} as const;

/** The photos of a draft, in their order. */
export const draftImages = z.array(ownPlacedPhoto);

const kept = {
  id: z.string(),
  /** Grows with each change; see `base_rev` of updateDraft. */
  rev: z.int(),
  form: draftForm,
  updated_at: isoTime,
  /** Until when it is kept, unless it is changed again. */
  expires_at: isoTime,
};

/** The book of an unsaved design, and the photos that lie in its tray, which are none of `images`. */
export const draftBook = {
  design: z.nullable(book),
  tray_photos: z._default(z.array(ownPhoto), []),
} as const;

/** An unsaved design with all its photos. */
export const draft = z.object({ ...kept, images: draftImages, ...draftBook });
export type ServerDraft = z.infer<typeof draft>;

/** An unsaved design as lists show it. */
export const draftSummary = z.object({
  ...kept,
  /** The first photo. */
  cover: z.nullable(photo),
  photo_count: z.int(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

const params = z.object({ id: recordId });

/** The caller's unsaved designs, the last changed first. They are no albums. */
export const listDrafts = endpoint({
  method: 'GET',
  path: '/drafts',
  response: z.object({ drafts: z.array(draftSummary) }),
});

export const getDraft = endpoint({
  method: 'GET',
  path: '/drafts/:id',
  params,
  response: z.object({ draft }),
});

/** 422 beyond MAX_DRAFTS. */
export const createDraft = endpoint({
  method: 'POST',
  path: '/drafts',
  body: z.strictObject(draftContent),
  response: z.object({ id: z.string(), rev: z.int() }),
});

/** 409, with `staleDraft` as details, when `base_rev` is not the newest and the content differs. */
export const updateDraft = endpoint({
  method: 'PUT',
  path: '/drafts/:id',
  params,
  body: z.strictObject({
    base_rev: wholeBetween(0, Number.MAX_SAFE_INTEGER),
    ...draftContent,
  }),
  response: z.object({ rev: z.int() }),
});

/** Frees its photos. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/drafts/:id',
  params,
  response: z.object({ message: z.string() }),
});

/** The `details` of the 409 for a draft that was changed elsewhere: as it is now. */
export const staleDraft = z.object({ draft });
