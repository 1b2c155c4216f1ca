import type { ReviewRoundBook } from '@smriti/shared/book/proposals';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { findAlbumToRead } from '../albums/album.access';
import { findReviewRoundBook } from '../designs/design.repository';

/**
 * The book of one round, for its owner and for staff who may see the album; the tray is hidden from staff.
 * @throws AppError not_found, also for rounds from before books were stored.
 */
export async function loadReviewRoundBook(
  deps: Pick<Deps, 'db'>,
  caller: SignedInCaller,
  { id, round }: { id: string; round: number },
): Promise<ReviewRoundBook> {
  const { album, actor } = await findAlbumToRead(deps.db, caller, id);
  const frozen = round <= album.round ? await findReviewRoundBook(deps.db, id, round) : null;
  if (!frozen) throw new AppError('not_found', 'No book was kept of this round.');
  const { book } = frozen;
  return { round, book: actor === 'owner' ? book : { ...book, tray: [] } };
}
