import { setTimeout } from 'node:timers/promises';
import { mapInBatches } from '../../../functions/src/platform/database/batches.ts';
import { printFilesRecord } from '../../../functions/src/features/prints/print.records.ts';
import { orderRecord } from '../../../functions/src/features/orders/order.records.ts';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import * as z from 'zod/mini';
import {
  environmentBucket,
  type Environment,
  environmentOrigins,
} from '../../../shared/local/environment.ts';
import { createStaffMember } from '../../dev/shop/shop-client.ts';
import { formatTable } from '../../quality/figures/table.ts';
import { formatCallsTable } from '../../quality/fuzz/call-log.ts';
import { createCustomerWalk } from './customer-walk.ts';
import {
  findGrownProcesses,
  isLongEnoughForMemoryCheck,
  type MemoryLog,
  formatMemoryTable,
  sampleMemory,
} from '../../quality/faults/function-memory.ts';
import type { SoakOutcome } from '../../quality/faults/soak-outcome.ts';
import { findUnrenderedPhotos, findPhotoProblems } from '../../quality/faults/photo-problems.ts';
import { drawPictures } from './photos.ts';
import { type Shop, repeatWalk } from './shop.ts';
import {
  findAlbumProblems,
  findBalanceProblems,
  findOrderProblems,
  findPurchaseProblems,
} from '../../quality/faults/record-problems.ts';
import { createReviewerWalk } from './reviewer-walk.ts';

const MINUTE = 60_000;
const REVIEWERS = 2;
/** Number of customers whose photos have 12 megapixels. */
const LARGE_BOOKS = 5;
const SAMPLED_EACH_MILLISECONDS = 5000;
const MADE_WITHIN_MILLISECONDS = 10 * MINUTE;
const ASKED_EACH_MILLISECONDS = 3000;
/** Number of customers whose records are checked at the same time. */
const LOOKED_AT_ONCE = 8;
/** Time between the starts of two people, in ms. */
const ARRIVAL_MILLISECONDS = 300;

export interface SoakRun {
  suite: Environment;
  project: SeededProject;
  minutes: number;
  people: number;
  /** Id of the parent process of the emulators and of the function processes. */
  emulators: number;
}

async function createWalks(shop: Shop, people: number) {
  const pictures = await drawPictures();
  const customers = people - REVIEWERS;
  const { auth } = shop.project;
  const reviewers = await Promise.all(
    Array.from({ length: REVIEWERS }, () => createStaffMember(shop.origins, auth, 'reviewer')),
  );
  return [
    ...reviewers.map((one) => ({ name: 'reviewers', walk: createReviewerWalk(shop, one) })),
    ...Array.from({ length: customers }, (_, at) => ({
      name: at < LARGE_BOOKS ? 'customers, 12 MP' : 'customers, 1 MP',
      walk: createCustomerWalk(shop, pictures, at < LARGE_BOOKS),
    })),
  ];
}

/** Paid orders of a customer without finished print files, except cancelled ones. */
async function findUnprintedOrders(
  { project: { firestore } }: Shop,
  uid: string,
): Promise<string[]> {
  const { docs } = await firestore.collection('orders').where('user_id', '==', uid).get();
  const problems: string[] = [];
  for (const document of docs) {
    const { id, album_id, payment_status, order_status } = z.parse(orderRecord, document.data());
    if (payment_status !== 'paid' || order_status === 'Cancelled') continue;
    const made = await firestore.doc(`printFiles/${album_id}`).get();
    const state = made.exists ? z.parse(printFilesRecord, made.data()).state : 'none';
    if (state !== 'ready') problems.push(`print files of ${id}: ${state}`);
  }
  return problems;
}

async function collectFromCustomers(shop: Shop, look: (uid: string) => Promise<string[]>) {
  return (await mapInBatches([...shop.uids], LOOKED_AT_ONCE, look)).flat();
}

/**
 * Waits until all renditions and print files are made.
 * @returns those missing after the time limit
 */
async function waitUntilMade(shop: Shop): Promise<string[]> {
  const until = Date.now() + MADE_WITHIN_MILLISECONDS;
  for (;;) {
    const missing = await collectFromCustomers(shop, async (uid) => [
      ...(await findUnrenderedPhotos(shop.project, uid)),
      ...(await findUnprintedOrders(shop, uid)),
    ]);
    if (missing.length === 0 || Date.now() > until) return missing;
    await setTimeout(ASKED_EACH_MILLISECONDS);
  }
}

/** Checks the records of all customers of the run. @returns the problems */
function findRecordProblems(shop: Shop): Promise<string[]> {
  const { project } = shop;
  return collectFromCustomers(shop, async (uid) => [
    ...(await findOrderProblems(project.firestore, uid)),
    ...(await findAlbumProblems(project.firestore, uid)),
    ...(await findBalanceProblems(project.firestore, uid)),
    ...(await findPurchaseProblems(project.firestore, uid)),
    ...(await findPhotoProblems(project, uid)),
  ]);
}

function formatWalksTable({ walks, uids, paidOrders }: Shop): string {
  const rows = [...walks].map(([name, times]) => [name, String(times)]);
  rows.push(['accounts', String(uids.size)], ['paid orders', String(paidOrders.size)]);
  return formatTable('Ways that were gone to their end', ['who', 'times'], rows);
}

/**
 * Runs the walks of customers and reviewers. Then checks every answer, the memory of the function
 * processes, the stored records, and that all renditions and print files were made.
 */
export async function runWalks(soak: SoakRun): Promise<SoakOutcome> {
  const { suite, project, minutes, people, emulators } = soak;
  const length = minutes * MINUTE;
  let startedAt = Date.now();
  const shop: Shop = {
    origins: environmentOrigins(suite),
    bucket: environmentBucket(suite),
    project,
    calls: new Map(),
    problems: [],
    uids: new Set(),
    paidOrders: new Set(),
    walks: new Map(),
    isOver: () => Date.now() - startedAt > length,
  };
  const memory: MemoryLog = new Map();
  const everybody = await createWalks(shop, people);
  startedAt = Date.now();
  const sampling = setInterval(
    () => sampleMemory(memory, emulators, Date.now() - startedAt),
    SAMPLED_EACH_MILLISECONDS,
  );
  const walking = everybody.map(async ({ name, walk }, at) => {
    await setTimeout(at * ARRIVAL_MILLISECONDS);
    await repeatWalk(shop, name, walk);
  });
  await Promise.all(walking);
  clearInterval(sampling);
  // printed first, because the checks below take a while
  console.log(
    `\n${formatCallsTable(`${people} people, ${minutes} min through Hosting`, shop.calls)}`,
  );
  console.log(`${formatWalksTable(shop)}\n${formatMemoryTable(memory, length)}`);
  const endedAt = Date.now();
  const missing = await waitUntilMade(shop);
  const seconds = ((Date.now() - endedAt) / 1000).toFixed(0);
  const tables = [`The last renditions and print files were there ${seconds} s after the end.`];
  if (!isLongEnoughForMemoryCheck(length))
    tables.push('Too short a run to judge how memory grows.');
  const problems = [
    ...shop.problems,
    ...findGrownProcesses(memory, length),
    ...missing.map((one) => `not made in time: ${one}`),
    ...(await findRecordProblems(shop)),
  ];
  return { tables, problems };
}
