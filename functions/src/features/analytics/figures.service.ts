import { MAX_COMMIT_LAG_MILLISECONDS } from '../../platform/database/transactions';
import type { Deps } from '../../platform/deps';
import { findAlbumsById, findProductTypes } from '../albums/album.repository';
import type { OrderRecord } from '../orders/order.records';
import { orderGrandTotal } from '../orders/order-amounts.domain';
import {
  addAlbumMoveFigures,
  addOrderFigures,
  type FiguresByDay,
  emptyDailyFigures,
  addDailyFigures,
  type FiguresWindow,
} from './figures.domain';
import {
  type AlbumMoveRecord,
  findAlbumMoves,
  findChangedOrders,
  findDailyFigures,
  findFiguresCompleteUntil,
  writeDailyFigures,
  writeFiguresCompleteUntil,
} from './figures.repository';

type FoldingDeps = Pick<Deps, 'db' | 'clock'>;

const PER_PAGE = 400;

/** Kinds of the ordered designs without a product, by album; without albums that do not exist. */
async function findOwnDesignKinds(db: FoldingDeps['db'], orders: readonly OrderRecord[]) {
  const own = orders.filter(({ album }) => album.product_id === null);
  const types = await findProductTypes(db, [...new Set(own.map(({ album_id }) => album_id))]);
  return new Map([...types].flatMap(([id, type]) => (type === 'product' ? [] : [[id, type]])));
}

/** Adds the events in the histories of changed orders to the daily figures. */
async function addOrders(
  { db }: FoldingDeps,
  days: FiguresByDay,
  window: FiguresWindow,
): Promise<void> {
  let from: { updated_at: string; id: string } | undefined;
  for (;;) {
    const page = await findChangedOrders(db, window.after, { from, limit: PER_PAGE });
    const ownDesigns = await findOwnDesignKinds(db, page);
    for (const order of page) {
      // only placed orders can be paid, and they have their final amounts
      if (!order.amounts) continue;
      const total_paise = orderGrandTotal(order.amounts);
      const own_design = ownDesigns.get(order.album_id) ?? null;
      addOrderFigures(days, order, { total_paise, own_design }, window);
    }
    from = page.at(-1);
    if (page.length < PER_PAGE) return;
  }
}

async function findRequestTimes({ db }: FoldingDeps, moves: readonly AlbumMoveRecord[]) {
  const answered = moves.filter(({ to }) => to === 'Responded').map(({ album_id }) => album_id);
  const albums = await findAlbumsById(db, [...new Set(answered)]);
  return new Map(albums.flatMap((album) => (album ? [[album.id, album.requested_at]] : [])));
}

async function addAlbums(
  deps: FoldingDeps,
  days: FiguresByDay,
  window: FiguresWindow,
): Promise<void> {
  let from: AlbumMoveRecord | undefined;
  for (;;) {
    const page = await findAlbumMoves(deps.db, window, { from, limit: PER_PAGE });
    const requestedAt = await findRequestTimes(deps, page);
    for (const move of page)
      addAlbumMoveFigures(days, move, requestedAt.get(move.album_id) ?? null);
    from = page.at(-1);
    if (page.length < PER_PAGE) return;
  }
}

/**
 * Adds events since the last run to the daily figures (docs/rules.md#console-3). Figures and their
 * completion time are written together, and only if no other run was faster: every event is added
 * exactly once, even with concurrent or interrupted runs.
 * @returns number of changed days
 */
export async function updateDailyFigures(deps: FoldingDeps): Promise<number> {
  const { db, clock } = deps;
  const foldedUntil = await findFiguresCompleteUntil(db);
  const until = new Date(clock.now().getTime() - MAX_COMMIT_LAG_MILLISECONDS);
  const window = { after: new Date(foldedUntil ?? 0), until };
  if (window.after >= until) return 0;
  const added: FiguresByDay = new Map();
  await addOrders(deps, added, window);
  await addAlbums(deps, added, window);
  return db.transaction(async (tx) => {
    const now = await findFiguresCompleteUntil(tx);
    const before = await findDailyFigures(tx, [...added.keys()]);
    if (now !== foldedUntil) return 0;
    for (const figures of before) {
      writeDailyFigures(
        tx,
        addDailyFigures(figures, added.get(figures.day) ?? emptyDailyFigures(figures.day)),
      );
    }
    writeFiguresCompleteUntil(tx, until);
    return added.size;
  });
}
