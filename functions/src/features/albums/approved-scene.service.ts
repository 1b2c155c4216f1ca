import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN } from '../../platform/database/plan';
import { currentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { bookHash, packBook } from '../designs/design.records';
import { findDesign, findFrozen, writeDesign, writeFrozen } from '../designs/design.repository';
import type { PhotoUse } from '../photos/photo.service';
import { acceptedSpreads } from '../reviews/accepted-proposals.service';
import { withProposals } from '../reviews/proposal.domain';
import { findRound, writeRound } from '../reviews/round.repository';
import { formatOf } from './album-book.domain';
import { bookFor, type DesignPlan, designOf } from './album-book.service';
import type { AlbumChange } from './album-change.domain';

/**
 * Plans the scene of an approved album: the requested scene with the proposals that the owner accepted. It is
 * stored for the round, with its hash, and becomes the current design (docs/rules.md#books-7). Reads only.
 */
export async function planApprovedScene(
  tx: DatabaseTransaction,
  deps: Deps,
  { after }: AlbumChange,
  records: PhotoUse['records'],
): Promise<DesignPlan> {
  const { id, round: number } = after;
  const round = await findRound(tx, id, number);
  const accepted = round ? await acceptedSpreads(round) : [];
  if (accepted.length === 0 && after.scene_hash !== undefined) return { ...EMPTY_PLAN, hash: null };
  const [frozen, stored] = [await findFrozen(tx, id, number), await findDesign(tx, id)];
  const format = formatOf(await currentCatalogue(deps), after);
  // Albums requested before books were stored have no frozen book.
  const requested =
    frozen?.book ?? (await bookFor(tx, stored?.book ?? null, { after, format, records }, false));
  const book = withProposals(requested, accepted);
  const hash = bookHash(book);
  const design = designOf(stored, book);
  const data = await packBook(book);
  return {
    hash,
    write() {
      if (design !== stored) writeDesign(tx, id, design, data);
      writeFrozen(tx, id, { round: number, hash, data });
      if (round) writeRound(tx, id, { ...round, scene_hash: hash });
    },
  };
}
