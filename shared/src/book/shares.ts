import * as z from 'zod/mini';
import { photoId } from '../album/photos';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { book, spreadId } from './scene';

/** Share links with which family can view a book and comment on it (docs/rules.md#shares-1). */

export const SHARE_VALIDITY_DAYS = 30;
/** Maximum number of valid links of one album. */
export const MAX_LIVE_SHARES = 5;
/** Maximum number of visible notes of one link, including hearts. */
export const MAX_VISIBLE_NOTES = 200;
/** Maximum number of stored notes of one link: beyond it the oldest hidden ones are deleted. */
export const MAX_STORED_NOTES = 300;
export const MAX_NOTES_PER_HOUR = 10;
/**
 * Maximum number of notes by one link from one network per day: enough for a family behind one address, too
 * few for a script.
 */
export const MAX_NETWORK_NOTES_PER_DAY = 60;
export const MAX_NOTE_NAME_LENGTH = 40;
export const MAX_NOTE_LENGTH = 300;

const note = {
  id: z.string(),
  spread_id: spreadId,
  /** Whether the note is a heart, which has no text. */
  heart: z.boolean(),
  text: z.string(),
  at: isoTime,
};

/** A note as shown to everyone with the link: the name of its author is only shown to the owner. */
export const visitorNote = z.object(note);
export type VisitorNote = z.infer<typeof visitorNote>;

/** A note as the album's owner sees it. */
export const shareNote = z.object({ ...note, name: z.string(), hidden: z.boolean() });
export type ShareNote = z.infer<typeof shareNote>;

/** A link as the album's owner sees it; its address is only returned when it is created. */
export const share = z.object({
  id: z.string(),
  created_at: isoTime,
  expires_at: isoTime,
  /** Whether the link opens the book now. */
  is_live: z.boolean(),
  notes: z.array(shareNote),
});
export type Share = z.infer<typeof share>;

const ofAlbum = z.object({ id: recordId });
const ofShare = z.object({ id: recordId, share_id: recordId });

/** Creates a link, for the album's owner. 422 beyond MAX_LIVE_SHARES, and for an album without photos. */
export const createShare = endpoint({
  method: 'POST',
  path: '/albums/:id/shares',
  params: ofAlbum,
  response: z.object({ id: z.string(), url: z.url(), expires_at: isoTime }),
});

/** An album's links with their notes, newest first; ended links remain for a while. */
export const listShares = endpoint({
  method: 'GET',
  path: '/albums/:id/shares',
  params: ofAlbum,
  response: z.object({ shares: z.array(share) }),
});

/** Ends a link immediately; its notes stay readable for the owner. */
export const endShare = endpoint({
  method: 'DELETE',
  path: '/albums/:id/shares/:share_id',
  params: ofShare,
  response: z.object({ message: z.string() }),
});

/** Hides a note from visitors, or shows it again: 422 when the link already has MAX_VISIBLE_NOTES others. */
export const hideNote = endpoint({
  method: 'PUT',
  path: '/albums/:id/shares/:share_id/notes/:note_id',
  params: z.object({ ...ofShare.shape, note_id: recordId }),
  body: z.strictObject({ hidden: z.boolean() }),
  response: z.object({ note: shareNote }),
});

/** The secret at the end of a link. The same 404 for an ended, expired or unknown link. */
const byToken = z.object({ token: recordId });

const sharedPhoto = z.object({
  id: photoId,
  /** Position in the album, from 1. */
  place: z.int(),
  /** Measures of the upright photo, in pixels. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Addresses of renditions of at most 400 and 1600 px, valid for some minutes; null while there is none. */
  small_url: z.nullable(z.string()),
  large_url: z.nullable(z.string()),
});

/** A book as visitors see it: its title is the only name in it. */
export const sharedBook = z.object({
  title: z.string(),
  book,
  photos: z.array(sharedPhoto),
  lamination: z.string(),
  cover_type: z.string(),
  /** Whether the print goes around a mug. Missing in earlier releases. */
  is_mug: z.optional(z.boolean()),
  expires_at: isoTime,
  /** Visible notes, oldest first. */
  notes: z.array(visitorNote).check(z.maxLength(MAX_VISIBLE_NOTES)),
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
    name: boundedText(MAX_NOTE_NAME_LENGTH, 1),
    heart: z.optional(z.literal(true)),
    text: z.optional(boundedText(MAX_NOTE_LENGTH, 1)),
    /** A random id stored in the visitor's browser. */
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
 * Adds a heart or a note to a spread. A repeated heart or an identical note of a visitor on the same spread
 * returns the existing one. 400 for a spread that is not in the book, 422 when the link has MAX_VISIBLE_NOTES, 429
 * beyond MAX_NOTES_PER_HOUR and MAX_NETWORK_NOTES_PER_DAY.
 */
export const addNote = endpoint({
  method: 'POST',
  path: '/shares/:token/notes',
  params: byToken,
  body: noteForm,
  response: z.object({ note: visitorNote }),
});

export const sharedBookPath = (token: string) => `/shared/${token}`;
