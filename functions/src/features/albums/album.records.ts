import { albumStatus } from '@smriti/shared/album/album-states';
import { PRODUCT_TYPES } from '@smriti/shared/album/album-validation';
import { album } from '@smriti/shared/album/albums';
import { catalogueId } from '@smriti/shared/base/ids';
import { paiseField } from '@smriti/shared/base/money';
import { orientation } from '@smriti/shared/album/orientation';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

const choice = z.nullable(catalogueId);

/** albums/{id}. */
export const albumRecord = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  status: albumStatus,
  product_type: z.enum(PRODUCT_TYPES),
  product_id: choice,
  album_size_id: choice,
  paper_type_id: choice,
  frame_id: choice,
  binding_type_id: choice,
  theme_id: choice,
  lamination_id: choice,
  cover_type_id: choice,
  orientation: z.nullable(orientation),
  canvas: album.shape.canvas,
  /** The names of the choices when they were saved: what is ordered must not change its name. */
  names: z.strictObject({
    frame: z.string(),
    paperType: z.string(),
    albumSize: z.string(),
    bindingType: z.string(),
    theme: z.string(),
    lamination: z.string(),
    coverType: z.string(),
    product: z.string(),
  }),
  /** The photos' ids in their order. */
  photo_ids: z.array(z.string()),
  /** Photos of earlier rounds, which are kept while the album is, whatever became of its content. */
  round_photo_ids: z.array(z.string()),
  quantity: z.int(),
  /** Of one copy. Frozen with the content from Requested on. */
  total_price_paise: paiseField,
  /** What is asked for at the request, in all; and what of it is paid. */
  initial_due_paise: paiseField,
  initial_paid_paise: paiseField,
  print_warnings: album.shape.print_warnings,
  is_placed: z.boolean(),
  /** Its own order, from the first request on: Pending until the album is placed. */
  pending_order_id: z.nullable(z.string()),
  /** Grows with each change of content. */
  version: z.int(),
  /** Moves so far: the number of the newest entry of its history. */
  moves: z.int(),
  /** Rounds of review begun so far. */
  round: z.int(),
  requested_at: z.nullable(storedTime),
  created_at: storedTime,
  updated_at: storedTime,
});
export type AlbumRecord = z.output<typeof albumRecord>;

/** albums/{id}/history/{n}. */
export const albumEventRecord = z.strictObject({
  at: storedTime,
  by: z.enum(['owner', 'reviewer', 'system']),
  by_uid: z.nullable(z.string()),
  from: z.nullable(albumStatus),
  to: albumStatus,
  note: z.string(),
  round: z.int(),
});
export type AlbumEventRecord = z.output<typeof albumEventRecord>;
