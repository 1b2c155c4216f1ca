import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { coverAndSpreads } from '@smriti/shared/book/scene';
import { addNote, type NoteForm } from '@smriti/shared/book/shares';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { commitPlan, type PlannedAnswer } from '../../platform/database/plan';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { findAlbum } from '../albums/album.repository';
import { loadAlbumBook } from '../designs/book.service';
import { assertQuotaLeft, addQuotaUse } from '../photos/uploads/quota.repository';
import { shareNotFoundError, findLiveShare } from './share.access';
import { presentNoteToVisitors } from './share.presenter';
import {
  hasRoomForNote,
  type NoteRecord,
  type ShareRecord,
  hashVisitor,
  addNoteToList,
} from './share.records';
import { writeShare } from './share.repository';

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'logger' | 'ids'>;

/** An earlier identical note of the visitor on the same spread (a heart, or the same name and text). */
function sameNote(
  { notes }: ShareRecord,
  { spread_id, name, heart, text }: NoteForm,
  visitor: string,
): NoteRecord | undefined {
  const own = notes.filter((one) => one.spread_id === spread_id && one.visitor === visitor);
  if (heart) return own.find((one) => one.heart);
  return own.find((one) => !one.heart && one.text === text && one.name === name);
}

/** @throws AppError business_rule when the link has no room for another note. */
export function assertRoomForNote(share: ShareRecord): void {
  if (hasRoomForNote(share)) return;
  throw new AppError('business_rule', 'This book has all the notes that it can take.');
}

/** @throws AppError invalid_input when the spread is not in the current book. */
async function assertSpread(deps: NoteDeps, { album_id }: ShareRecord, spreadId: string) {
  const album = await findAlbum(deps.db, album_id);
  if (!album) throw shareNotFoundError();
  const spreads = coverAndSpreads(await loadAlbumBook(deps, album));
  if (spreads.some(({ id }) => id === spreadId)) return;
  const message = 'These pages are not in the book any more. Please load the page again.';
  throw invalidFieldsError([{ field: 'spread_id', message }]);
}

interface Note {
  token: string;
  form: NoteForm;
  /** Network of the visitor's IP address; null in the emulators, which have none. */
  network: string | null;
}

/** The quotas that a note counts towards: one per visitor, and one per network. */
function quotaUses(
  shareId: string,
  { visitor, network }: { visitor: string; network: string | null },
) {
  const byVisitor = { kind: 'share_notes', subject: visitor } as const;
  if (network === null) return [byVisitor];
  return [byVisitor, { kind: 'share_network_notes', subject: `${shareId}.${network}` } as const];
}

async function planNote(
  tx: DatabaseTransaction,
  deps: NoteDeps,
  { token, form, network }: Note,
): Promise<PlannedAnswer<AnswerOf<typeof addNote>>> {
  const now = deps.clock.now();
  const share = await findLiveShare(tx, token, now);
  const visitor = hashVisitor(share.id, form.visitor);
  const again = sameNote(share, form, visitor);
  if (again) return { answer: { note: presentNoteToVisitors(again) }, plan: null };
  assertRoomForNote(share);
  const uses = quotaUses(share.id, { visitor, network });
  for (const use of uses) await assertQuotaLeft({ db: tx, clock: deps.clock }, use);
  const { spread_id, name, heart = false, text = '' } = form;
  const at = now.toISOString();
  const note = { id: deps.ids.id(), spread_id, name, heart, text, visitor, hidden: false, at };
  const write = () => {
    writeShare(tx, { ...share, notes: addNoteToList(share.notes, note) });
    for (const use of uses) addQuotaUse(tx, deps.clock, use);
  };
  return { answer: { note: presentNoteToVisitors(note) }, plan: { write } };
}

/**
 * Adds a heart or a note to a shared book (docs/rules.md#shares-2).
 * @throws AppError not_found for an invalid token; invalid_input for a spread that is not in the book;
 *   business_rule when the link is full; rate_limited for a visitor or network with too many notes.
 */
export async function leaveNote(deps: NoteDeps, note: Note): Promise<AnswerOf<typeof addNote>> {
  const share = await findLiveShare(deps.db, note.token, deps.clock.now());
  await assertSpread(deps, share, note.form.spread_id);
  return commitPlan(deps, null, addNote.response, (tx) => planNote(tx, deps, note));
}
