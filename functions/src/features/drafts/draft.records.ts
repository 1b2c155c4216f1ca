import { DRAFT_RETENTION_DAYS, draftForm } from '@smriti/shared/album/drafts';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { unofferedChoices } from '../catalogue/unoffered-choices.records';
import { unsavedBookFields } from '../designs/design.records';

const DAY_MILLISECONDS = 86_400_000;

/** drafts/{id}: a design that is not yet saved as an album. */
export const draftRecord = storedObject({
  id: z.string(),
  user_id: z.string(),
  /** Incremented with each change. */
  rev: z.int(),
  form: draftForm,
  ...unofferedChoices,
  /** Photo ids in their order. */
  photo_ids: z.array(z.string()),
  /** File names by photo id (docs/rules.md#studio-6). */
  photo_names: z._default(z.record(z.string(), z.string()), {}),
  ...unsavedBookFields,
  created_at: storedTime,
  updated_at: storedTime,
  /** Time at which the draft expires, 30 days after its last change. */
  expires_at: storedTime,
});
export type DraftRecord = z.output<typeof draftRecord>;

type DraftContent = Pick<
  DraftRecord,
  'form' | 'unoffered_choices' | 'photo_ids' | 'photo_names' | 'book' | 'tray_photo_ids'
>;

/** Time of a change, and the expiry that follows from it. */
function changedAt(now: Date): Pick<DraftRecord, 'updated_at' | 'expires_at'> {
  return {
    updated_at: now.toISOString(),
    expires_at: new Date(now.getTime() + DRAFT_RETENTION_DAYS * DAY_MILLISECONDS).toISOString(),
  };
}

/** Replaces the content of a draft and extends its expiry. */
export function applyDraftContent(
  before: DraftRecord,
  content: DraftContent,
  now: Date,
): DraftRecord {
  return { ...before, ...content, ...changedAt(now), rev: before.rev + 1 };
}

export function createDraftRecord(
  { id, user_id }: Pick<DraftRecord, 'id' | 'user_id'>,
  content: DraftContent,
  now: Date,
): DraftRecord {
  return { id, user_id, rev: 0, ...content, created_at: now.toISOString(), ...changedAt(now) };
}

/** Whether a draft has not expired. An expired draft counts as deleted even before it is swept. */
export function isDraftUnexpired(
  { expires_at }: Pick<DraftRecord, 'expires_at'>,
  now: Date,
): boolean {
  return new Date(expires_at) > now;
}
