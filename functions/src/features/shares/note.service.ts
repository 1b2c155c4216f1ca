import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { addNote, MAX_NOTES, type NoteForm } from '@smriti/shared/book/shares';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { commit, type Planned } from '../../platform/database/plan';
import { assertQuotaLeft, countUse } from '../quotas/quota.repository';
import { openShare } from '../share-records/share.access';
import { presentToVisitors } from './share.presenter';
import { type NoteRecord, type ShareRecord, visitorHash } from '../share-records/share.records';
import { writeShare } from '../share-records/share.repository';

/** The heart, or the same words, that a visitor has left at a spread before. */
function sameNote(
  { notes }: ShareRecord,
  { spread_id, name, heart, text }: NoteForm,
  visitor: string,
): NoteRecord | undefined {
  const own = notes.filter((one) => one.spread_id === spread_id && one.visitor === visitor);
  if (heart) return own.find((one) => one.heart);
  return own.find((one) => !one.heart && one.text === text && one.name === name);
}

/** @throws AppError business_rule when nothing more can be noted. */
function assertRoom({ notes }: ShareRecord): void {
  if (notes.length < MAX_NOTES) return;
  throw new AppError('business_rule', 'This book has all the notes that it can take.');
}

async function planNote(
  tx: DatabaseTransaction,
  deps: Deps,
  token: string,
  form: NoteForm,
): Promise<Planned<AnswerOf<typeof addNote>>> {
  const now = deps.clock.now();
  const share = await openShare(tx, token, now);
  const visitor = visitorHash(share.id, form.visitor);
  const again = sameNote(share, form, visitor);
  if (again) return { answer: { note: presentToVisitors(again) }, plan: null };
  assertRoom(share);
  const use = { kind: 'share_notes', subject: visitor } as const;
  await assertQuotaLeft({ db: tx, clock: deps.clock }, use);
  const { spread_id, name, heart = false, text = '' } = form;
  const at = now.toISOString();
  const note = { id: deps.ids.id(), spread_id, name, heart, text, visitor, hidden: false, at };
  const write = () => {
    writeShare(tx, { ...share, notes: [...share.notes, note] });
    countUse(tx, deps.clock, use);
  };
  return { answer: { note: presentToVisitors(note) }, plan: { write } };
}

/**
 * Leaves a heart or a note (docs/rules.md#shares-2).
 * @throws AppError not_found for a token that opens nothing; business_rule when the link is full;
 *   rate_limited for a visitor with much to say.
 */
export function leaveNote(
  deps: Deps,
  token: string,
  form: NoteForm,
): Promise<AnswerOf<typeof addNote>> {
  return commit(deps, null, addNote.response, (tx) => planNote(tx, deps, token, form));
}
