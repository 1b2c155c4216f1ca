import * as z from 'zod/mini';
import { choiceFields, draftTextFields, EDGE_STYLES, MAX_NOTE_LENGTH } from './albums';
import { MAX_PHOTOS, ownPhoto, ownPlacedPhoto, photo, photoReferences } from './photos';
import { MAX_QUANTITY } from './quantity';
import { book } from '../book/scene';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';

/** Retention of an unsaved design after its last change, in days. */
export const DRAFT_RETENTION_DAYS = 30;
/** Maximum number of unsaved designs of one customer. */
export const MAX_DRAFTS = 20;

const wholeBetween = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/**
 * Content of an unsaved design, apart from its photos: choices and texts of the studio, complete or not.
 * Drafts are stored in this form too, so a new field needs a `z._default`.
 */
export const draftForm = z.strictObject({
  ...choiceFields,
  quantity: wholeBetween(1, MAX_QUANTITY),
  /** Number of photos chosen on the product page; null when none was chosen. */
  photo_goal: z.nullable(wholeBetween(1, MAX_PHOTOS)),
  ...draftTextFields,
  /** This field and the following ones come from the canvas form. */
  edge_style: z.nullable(z.enum(EDGE_STYLES)),
  name: boundedText(100),
  email: boundedText(254),
  instructions: boundedText(MAX_NOTE_LENGTH),
});
export type DraftForm = z.infer<typeof draftForm>;

/**
 * Body for saving a draft; `images` is the whole ordered list of uploaded photos. A `design` that is left out
 * stays unchanged; null removes it.
 */
export const draftContent = {
  form: draftForm,
  images: photoReferences,
  design: z.optional(z.nullable(book)),
} as const;

/** Photos of a draft, in their order. */
export const draftImages = z.array(ownPlacedPhoto);

const kept = {
  id: z.string(),
  /** Revision of the draft, incremented by each change; see `base_rev` of updateDraft. */
  rev: z.int(),
  form: draftForm,
  updated_at: isoTime,
  /** Time of deletion, unless the draft is changed again. */
  expires_at: isoTime,
};

/** The book of an unsaved design, and the unplaced photos in its tray, which are not in `images`. */
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
  /** The first photo; null without photos. */
  cover: z.nullable(photo),
  /** A `drawnCover`; parsed only where it is drawn, which keeps pages small. Missing in earlier releases. */
  drawn_cover: z.optional(z.unknown()),
  photo_count: z.int(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

const params = z.object({ id: recordId });

/** The caller's unsaved designs, last changed first. They are not albums. */
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

/** 422 when the caller already has MAX_DRAFTS. */
export const createDraft = endpoint({
  method: 'POST',
  path: '/drafts',
  body: z.strictObject(draftContent),
  response: z.object({ id: z.string(), rev: z.int() }),
});

/** 409 with `staleDraft` as details when `base_rev` is outdated and the content differs. */
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

/** Deletes the draft and unreferences its photos. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/drafts/:id',
  params,
  response: z.object({ message: z.string() }),
});

/** The `details` of the 409 for a draft that was changed elsewhere: its current state. */
export const staleDraft = z.object({ draft });
