import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { formatOf } from '../albums/album-book.domain';
import { bookFor } from '../albums/album-book.service';
import type { AlbumRecord } from '../albums/album.records';
import { currentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { designOf } from '../designs/design-change.domain';
import { bookHash, packBook } from '../designs/design.records';
import { findDesign, findFrozen, writeDesign, writeFrozen } from '../designs/design.repository';

interface RequestedBook extends Plan {
  book: Book;
  hash: string;
}

/**
 * The book of the newest round as it was requested. If the request dates from before books were stored, plans
 * to store it now, because all proposals must refer to the same book. Reads only.
 */
export async function planRequestedBook(
  tx: DatabaseTransaction,
  deps: Deps,
  album: AlbumRecord,
): Promise<RequestedBook> {
  const { id, round } = album;
  const frozen = await findFrozen(tx, id, round);
  if (frozen) return { ...EMPTY_PLAN, ...frozen };
  const stored = await findDesign(tx, id);
  const format = formatOf(await currentCatalogue(deps), album);
  const task = { after: album, format, records: new Map() };
  const book = await bookFor(tx, stored?.book ?? null, task, false);
  const [hash, data, design] = [bookHash(book), await packBook(book), designOf(stored, book)];
  return {
    book,
    hash,
    write() {
      writeFrozen(tx, id, { round, hash, data });
      if (design !== stored) writeDesign(tx, id, design, data);
    },
  };
}
