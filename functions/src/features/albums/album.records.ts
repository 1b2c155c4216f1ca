import { ALBUM_ACTORS, albumStatus } from '@smriti/shared/album/album-states';
import { album, choiceNames, contentFields } from '@smriti/shared/album/albums';
import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { coverRecord } from './album-cover.records';

const names = storedObject({ ...choiceNames.shape, product: z.string() });

/** albums/{id}: an album of a customer. */
export const albumRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  status: albumStatus,
  ...contentFields,
  /**
   * Names of the choices when the album was saved; later changes of the catalogue must not rename an ordered
   * album.
   */
  names,
  /** The same names in Hindi; names that the catalogue lacked are omitted. */
  names_hi: z._default(z.partial(names), {}),
  /** Photo ids in their order. */
  photo_ids: z.array(z.string()),
  /** File names by photo id, shown to the owner only (docs/rules.md#studio-6). */
  photo_names: z._default(z.record(z.string(), z.string()), {}),
  /** Photos of earlier rounds; stored as long as the album, even if its content no longer has them. */
  round_photo_ids: z.array(z.string()),
  /** Photos in the tray: removed from the book, not printed and not charged. */
  tray_photo_ids: z._default(z.array(z.string()), []),
  /** Pages added to those filled by the photos (docs/rules.md#books-4). */
  extra_pages: z._default(z.int(), 0),
  /** The outside of the product; absent in albums without photos, and of earlier releases. */
  cover: z.optional(coverRecord),
  /** Hash of the last requested or approved book; absent before the first request. */
  scene_hash: z.optional(z.string()),
  quantity: z.int(),
  /** Price of one copy, as last saved. Frozen with the content from Requested on. */
  total_price_paise: paiseField,
  /** Total initial payment due at the request, followed by the part that is paid. */
  initial_due_paise: paiseField,
  initial_paid_paise: paiseField,
  /** Print warnings stored by earlier releases; this release computes them when the album is shown. */
  print_warnings: z._default(album.shape.print_warnings, []),
  is_placed: z.boolean(),
  /** Id of the album's order, which is Pending until the album is placed; null before the first request. */
  pending_order_id: z.nullable(z.string()),
  /** Incremented with each change of content or status. */
  version: z.int(),
  /** Number of moves so far, which is also the number of the newest history entry. */
  moves: z.int(),
  /** Times of the moves within the hour before the newest one. */
  recent_moves: z._default(z.array(storedTime), []),
  /** Number of review rounds so far. */
  round: z.int(),
  /** Number of proposals of this round that await the owner's answer. */
  open_proposals: z._default(z.int(), 0),
  requested_at: z.nullable(storedTime),
  created_at: storedTime,
  updated_at: storedTime,
});
export type AlbumRecord = z.output<typeof albumRecord>;

/** albums/{id}/history/{n}: a move of the album. */
export const albumEventRecord = storedObject({
  at: storedTime,
  by: z.enum(ALBUM_ACTORS),
  by_uid: z.nullable(z.string()),
  from: z.nullable(albumStatus),
  to: albumStatus,
  note: z.string(),
  round: z.int(),
});
export type AlbumEventRecord = z.output<typeof albumEventRecord>;
