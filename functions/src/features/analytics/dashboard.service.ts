import { addDays, toIndianDay } from '@smriti/shared/base/indian-days';
import {
  type Dashboard,
  DASHBOARD_DAYS,
  MAX_DASHBOARD_COUNT,
  MAX_TOP_PRODUCTS,
  WAITING_KINDS,
  type WaitingKind,
} from '@smriti/shared/staff/dashboard';
import type { Deps } from '../../platform/deps';
import { findUnorderedAlbums } from '../albums/album.repository';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { shouldCheckProduct } from '../catalogue/default-price.domain';
import { findDailyFigures, findFiguresCompleteUntil } from './figures.repository';
import { findReviewQueue } from '../reviews/round.repository';
import { countPaymentAttention } from '../payments/processing/attention.service';
import { countFailedMails, countFailedPhotos } from './failed-work.repository';
import { listDays, presentDay } from './figures-page.domain';
import { groupByDesign, presentSales, sumSales } from './sales.domain';
import {
  countAlbumsInReview,
  countPlacedOrders,
  countPrintJobs,
  countApprovedAlbumsToOrder,
} from './waiting.repository';

type Reads = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** One more than the displayed maximum, to know whether there are more. */
const LIMIT = MAX_DASHBOARD_COUNT + 1;

async function pipelineOf({ db }: Reads): Promise<Dashboard['pipeline']> {
  const inReview = async (state: 'Requested' | 'Responded') => {
    const [count, [first]] = await Promise.all([
      countAlbumsInReview(db, state, LIMIT),
      findReviewQueue(db, { status: state, limit: 1, after: undefined }),
    ]);
    const oldest = first?.record?.responded_at ?? first?.position?.created_at ?? null;
    return { state, count, oldest };
  };
  const approved = async () => {
    const [count, [first]] = await Promise.all([
      countApprovedAlbumsToOrder(db, LIMIT),
      findUnorderedAlbums(db, { limit: 1 }),
    ]);
    return { state: 'Approved' as const, count, oldest: first?.position?.created_at ?? null };
  };
  return Promise.all([inReview('Requested'), inReview('Responded'), approved()]);
}

/** Counts in the cached catalogue snapshot, whose version is checked with one read. */
async function countProductsToCheck(deps: Reads): Promise<number> {
  const catalogue = await getCurrentCatalogue(deps);
  const found = catalogue.data.products.filter((product) => shouldCheckProduct(catalogue, product));
  return Math.min(found.length, LIMIT);
}

/** Count of each kind of waiting work, with the same query as the linked list. */
const COUNTS: Readonly<Record<WaitingKind, (deps: Reads) => Promise<number>>> = {
  payments_to_check: (deps) => countPaymentAttention(deps, 'check', LIMIT),
  payments_stuck: (deps) => countPaymentAttention(deps, 'stuck', LIMIT),
  refunds_owed: (deps) => countPaymentAttention(deps, 'refund', LIMIT),
  orders_unpaid: ({ db }) => countPlacedOrders(db, 'pending', LIMIT),
  orders_failed: ({ db }) => countPlacedOrders(db, 'failed', LIMIT),
  albums_to_review: ({ db }) => countAlbumsInReview(db, 'Requested', LIMIT),
  orders_to_print: ({ db }) => countPrintJobs(db, 'waiting', LIMIT),
  orders_to_ship: ({ db }) => countPrintJobs(db, 'printed', LIMIT),
  products_to_check: countProductsToCheck,
  mails_failed: ({ db }) => countFailedMails(db, LIMIT),
  photos_failed: ({ db }) => countFailedPhotos(db, LIMIT),
};

/**
 * Loads the counts of waiting work and the daily figures (docs/rules.md#console-3). Costs one read per
 * count and per day, regardless of the number of orders.
 */
export async function loadDashboard(deps: Reads): Promise<Dashboard> {
  const { db, clock } = deps;
  const today = toIndianDay(clock.now());
  const days = listDays({ from: addDays(today, 1 - DASHBOARD_DAYS), until: today });
  const [waiting, pipeline, as_of, figures] = await Promise.all([
    Promise.all(WAITING_KINDS.map(async (kind) => ({ kind, count: await COUNTS[kind](deps) }))),
    pipelineOf(deps),
    findFiguresCompleteUntil(db),
    findDailyFigures(db, days),
  ]);
  const products = sumSales(figures)
    .slice(0, MAX_TOP_PRODUCTS)
    .map((sold) => ({ ...groupByDesign(sold).row, ...presentSales(sold) }));
  return { waiting, pipeline, as_of, days: figures.map(presentDay), products };
}
