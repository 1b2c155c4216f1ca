import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { createGuest } from '@smriti/shared/account/guests';
import { draftForm } from '@smriti/shared/album/drafts';
import { catalogueId } from '@smriti/shared/base/ids';
import { languageSchema } from '@smriti/shared/language';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { unofferedChoices } from '../catalogue/unoffered-choices.records';
import { unsavedBookFields } from '../designs/design.records';

const choice = z.nullable(catalogueId);

/** guests/{id}. The id is also the guest's uid at the identity provider. */
export const guestRecord = storedObject({
  id: z.string(),
  /** SHA-256 of the token's secret, in hex. */
  token_hash: z.string(),
  product_id: choice,
  album_sizes_id: choice,
  paper_types_id: choice,
  lamination_type_id: choice,
  cover_type_id: choice,
  /** Language in which the guest reads the shop; null when unknown. */
  language: z._default(z.nullable(languageSchema), null),
  /** Choices and texts; null until the first save. */
  design: z._default(z.nullable(draftForm), null),
  ...unofferedChoices,
  /** Photo ids in their order. */
  photo_ids: z.array(z.string()),
  /** File names by photo id (docs/rules.md#studio-6). */
  photo_names: z._default(z.record(z.string(), z.string()), {}),
  ...unsavedBookFields,
  /**
   * uid of the customer who claimed the draft, and the new ids of its photos. Once it is set, no other data
   * of the draft is left.
   */
  claim: z.nullable(
    storedObject({
      uid: z.string(),
      moved: z.array(
        storedObject({ from: z.string(), to: z.string(), name: z.optional(z.string()) }),
      ),
      /** The customer's draft created from the design; null if none. */
      draft_id: z._default(z.nullable(z.string()), null),
    }),
  ),
  created_at: storedTime,
  /** Time of the last use, accurate to an hour. */
  last_used_at: storedTime,
});
export type GuestRecord = z.output<typeof guestRecord>;
export type GuestChoices = Pick<
  GuestRecord,
  'product_id' | 'album_sizes_id' | 'paper_types_id' | 'lamination_type_id' | 'cover_type_id'
>;

/** The draft of a guest who has saved nothing yet, or whose draft was claimed. */
export const EMPTY_GUEST_DRAFT = {
  design: null,
  unoffered_choices: [],
  photo_ids: [],
  photo_names: {},
  book: null,
  tray_photo_ids: [],
} satisfies Partial<GuestRecord>;

type GuestData = AnswerOf<typeof createGuest>['data'];

export function presentGuest(record: GuestRecord): GuestData {
  const { id, product_id, album_sizes_id, paper_types_id, lamination_type_id, cover_type_id } =
    record;
  const choices = { product_id, album_sizes_id, paper_types_id, lamination_type_id, cover_type_id };
  return { id, guest_id: id, ...choices };
}
