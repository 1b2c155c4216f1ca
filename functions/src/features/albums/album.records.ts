import { ALBUM_ACTORS, albumStatus } from '@smriti/shared/album/album-states';
import { album, choiceNames, contentFields } from '@smriti/shared/album/albums';
import { paiseField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

/** What the choices of a design are called. */
const names = storedObject({ ...choiceNames.shape, product: z.string() });

/** albums/{id}. */
export const albumRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  status: albumStatus,
  ...contentFields,
  /** The names of the choices when they were saved: what is ordered must not change its name. */
  names,
  /** The same in Hindi, as far as the catalogue had them. */
  names_hi: z._default(z.partial(names), {}),
  /** The photos' ids in their order. */
  photo_ids: z.array(z.string()),
  /** The names of their files by their ids, for their owner (docs/rules.md#studio-6). */
  photo_names: z._default(z.record(z.string(), z.string()), {}),
  /** Photos of earlier rounds, which are kept while the album is, whatever became of its content. */
  round_photo_ids: z.array(z.string()),
  /** Photos that were taken out of the book and stay at hand: they are not printed and cost nothing. */
  tray_photo_ids: z._default(z.array(z.string()), []),
  /** Pages that were added to those that the photos fill (docs/rules.md#books-4). */
  extra_pages: z._default(z.int(), 0),
  /** What tells the book that was requested from others; none before the first request. */
  scene_hash: z.optional(z.string()),
  quantity: z.int(),
  /** Of one copy, as last saved. Frozen with the content from Requested on. */
  total_price_paise: paiseField,
  /** What is asked for at the request, in all; and what of it is paid. */
  initial_due_paise: paiseField,
  initial_paid_paise: paiseField,
  /** Of releases that kept them; they are worked out where they are shown. */
  print_warnings: z._default(album.shape.print_warnings, []),
  is_placed: z.boolean(),
  /** Its own order, from the first request on: Pending until the album is placed. */
  pending_order_id: z.nullable(z.string()),
  /** Grows with each change of content or status. */
  version: z.int(),
  /** Moves so far: the number of the newest entry of its history. */
  moves: z.int(),
  /** When it moved within the hour before its newest move. */
  recent_moves: z._default(z.array(storedTime), []),
  /** Rounds of review begun so far. */
  round: z.int(),
  /** Proposals of this round that wait for its owner's answer. */
  open_proposals: z._default(z.int(), 0),
  requested_at: z.nullable(storedTime),
  created_at: storedTime,
  updated_at: storedTime,
});
export type AlbumRecord = z.output<typeof albumRecord>;

/** albums/{id}/history/{n}. */
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
