import * as z from 'zod/mini';
import { photoId } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { book, spreadId } from './scene';

/** Links by which family sees a book, and what they say of it (docs/rules.md#shares-1). */

/** For how long a link is good. */
export const SHARE_DAYS = 30;
/** Links of one album that are good at a time. */
export const MAX_LIVE_SHARES = 5;
/** Visible notes of one link, hearts included. */
export const MAX_NOTES = 200;
/** Stored notes of one link: beyond it the oldest hidden ones are deleted. */
export const MAX_STORED_NOTES = 300;
/** Notes of one visitor in an hour. */
export const MAX_NOTES_AN_HOUR = 10;
/** Notes by one link from one network in a day: a family behind one address, and no script. */
export const MAX_NETWORK_NOTES_A_DAY = 60;
export const MAX_NOTE_NAME = 40;
export const MAX_NOTE_LENGTH = 300;

const note = {
  id: z.string(),
  spread_id: spreadId,
  /** A heart, which has no text. */
  heart: z.boolean(),
  text: z.string(),
  at: isoTime,
};

/** A note as everybody with the link sees it: who signed it is its owner's to know. */
export const visitorNote = z.object(note);
export type VisitorNote = z.infer<typeof visitorNote>;

/** A note as the album's owner sees it. */
export const shareNote = z.object({ ...note, name: z.string(), hidden: z.boolean() });
export type ShareNote = z.infer<typeof shareNote>;

/** A link as the album's owner sees it; its address is told once, when it is made. */
export const share = z.object({
  id: z.string(),
  created_at: isoTime,
  expires_at: isoTime,
  /** Whether it opens the book now. */
  is_live: z.boolean(),
  notes: z.array(shareNote),
});
export type Share = z.infer<typeof share>;

const ofAlbum = z.object({ id: recordId });
const ofShare = z.object({ id: recordId, share_id: recordId });

/** Makes a link, for the album's owner. 422 beyond MAX_LIVE_SHARES, and for an album without photos. */
export const createShare = endpoint({
  method: 'POST',
  path: '/albums/:id/shares',
  params: ofAlbum,
  response: z.object({ id: z.string(), url: z.url(), expires_at: isoTime }),
});

/** An album's links with their notes, the newest first; those that ended stay a while. */
export const listShares = endpoint({
  method: 'GET',
  path: '/albums/:id/shares',
  params: ofAlbum,
  response: z.object({ shares: z.array(share) }),
});

/** Ends a link at once; what was noted by it stays readable for the owner. */
export const endShare = endpoint({
  method: 'DELETE',
  path: '/albums/:id/shares/:share_id',
  params: ofShare,
  response: z.object({ message: z.string() }),
});

/** Hides a note from those with the link, or shows it again: 422 when the link has MAX_NOTES without it. */
export const hideNote = endpoint({
  method: 'PUT',
  path: '/albums/:id/shares/:share_id/notes/:note_id',
  params: z.object({ ...ofShare.shape, note_id: recordId }),
  body: z.strictObject({ hidden: z.boolean() }),
  response: z.object({ note: shareNote }),
});

/** The secret at the end of a link. 404 alike for one that ended, expired or never was. */
const byToken = z.object({ token: recordId });

const sharedPhoto = z.object({
  id: photoId,
  /** In the album, from 1. */
  place: z.int(),
  /** Upright, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Addresses of at most 400 and 1600 px, good for some minutes; null while there is none. */
  small_url: z.nullable(z.string()),
  large_url: z.nullable(z.string()),
});

/** A book as those with its link see it: no name but its title. */
export const sharedBook = z.object({
  title: z.string(),
  book,
  photos: z.array(sharedPhoto),
  lamination: z.string(),
  cover_type: z.string(),
  expires_at: isoTime,
  /** Those that are not hidden, the oldest first. */
  notes: z.array(visitorNote).check(z.maxLength(MAX_NOTES)),
});
export type SharedBook = z.output<typeof sharedBook>;

export const getSharedBook = endpoint({
  method: 'GET',
  path: '/shares/:token',
  params: byToken,
  response: sharedBook,
});

const noteForm = z
  .strictObject({
    spread_id: spreadId,
    name: text(MAX_NOTE_NAME, 1),
    heart: z.optional(z.literal(true)),
    text: z.optional(text(MAX_NOTE_LENGTH, 1)),
    /** At random, kept in the visitor's browser. */
    visitor: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'is not a visitor' })),
  })
  .check(
    z.refine((form) => (form.heart === undefined) !== (form.text === undefined), {
      error: 'must be a heart or a text',
      path: ['text'],
    }),
  );
export type NoteForm = z.output<typeof noteForm>;

/**
 * Leaves a heart or a note at a spread. A second heart of a visitor at the same spread is the first
 * one again, and so is the same note. 400 for a spread that is not in the book, 422 when the link has
 * MAX_NOTES, 429 beyond MAX_NOTES_AN_HOUR and MAX_NETWORK_NOTES_A_DAY.
 */
export const addNote = endpoint({
  method: 'POST',
  path: '/shares/:token/notes',
  params: byToken,
  body: noteForm,
  response: z.object({ note: visitorNote }),
});

/** Where a shared book is seen. */
export const sharedPath = (token: string) => `/shared/${token}`;
