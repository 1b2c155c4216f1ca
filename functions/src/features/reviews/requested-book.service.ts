import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { albumBookFormat } from '../albums/album-book.domain';
import { adaptAlbumBook } from '../albums/album-book.service';
import type { AlbumRecord } from '../albums/album.records';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { setDesignBook } from '../designs/design-change.domain';
import { bookHash, packBook } from '../designs/design.records';
import {
  findDesign,
  findReviewRoundBook,
  writeDesign,
  writeReviewRoundBook,
} from '../designs/design.repository';

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
  const frozen = await findReviewRoundBook(tx, id, round);
  if (frozen) return { ...EMPTY_PLAN, ...frozen };
  const stored = await findDesign(tx, id);
  const format = albumBookFormat(await getCurrentCatalogue(deps), album);
  const task = { after: album, format, records: new Map() };
  const book = await adaptAlbumBook(tx, stored?.book ?? null, task, false);
  const [hash, data, design] = [bookHash(book), await packBook(book), setDesignBook(stored, book)];
  return {
    book,
    hash,
    write() {
      writeReviewRoundBook(tx, id, { round, hash, data });
      if (design !== stored) writeDesign(tx, id, design, data);
    },
  };
}
