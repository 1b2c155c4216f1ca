import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/clock';
import {
  type CatalogueStore,
  claimCompilation,
  markStale,
  publish,
  readState,
  readView,
  removeSnapshotsBefore,
  requestCompilation,
  writeSnapshot,
} from './catalogue-compiler.repository';
import {
  type CatalogueState,
  type Moment,
  toChunks,
  versionAt,
} from './catalogue-snapshot.records';

/**
 * Keeps the snapshot that the API serves equal to the catalogue (docs/rules.md#catalogue-1). Changes
 * come in bursts, from several instances at once and sometimes twice, so that: every change asks
 * for a compilation; one that is asked for and has not begun serves all who ask; a compilation
 * notes that it begins before it reads; and a view of the catalogue is served only when none of a
 * later moment is. docs/decisions/catalogue-snapshot.md tells why nothing is lost by this.
 */

/** How long a compilation that was asked for waits for the rest of a burst. */
const SETTLE_MILLISECONDS = 500;
/** After this, what was asked for has failed, and the next who asks does it. */
const REQUEST_LIMIT_MILLISECONDS = 10_000;
/** After this, a compilation that has not published has failed. */
const CLAIM_LIMIT_MILLISECONDS = 300_000;

export interface CompilerDeps {
  firestore: CatalogueStore;
  clock: Clock;
}

export interface Compilation {
  version: string;
  /** False when a later view was published meanwhile, which is as good. */
  isServed: boolean;
  /** Documents left out because they are no valid records, each with what is wrong. */
  rejected: string[];
}

/** Compiles the catalogue as it is now and serves it. */
export async function compileCatalogue(
  firestore: CatalogueStore,
  clock: Clock,
): Promise<Compilation> {
  const claimedAt = clock.now();
  await claimCompilation(firestore, claimedAt);
  const { version, data, rejected } = await readView(firestore);
  const chunks = await toChunks(data);
  await writeSnapshot(firestore, version, chunks);
  const { previous, isServed } = await publish(firestore, {
    version,
    chunks: chunks.length,
    claimedAt,
    now: clock.now(),
  });
  // the one before stays for instances that have just read which one is served
  if (isServed && previous !== null) await removeSnapshotsBefore(firestore, previous);
  return { version, isServed, rejected };
}

/**
 * Asks for a compilation after a change, and does it unless someone else is about to or the change
 * is served already.
 * @param changedAt when the change was made; null when that is not known
 * @returns what it did, or null when there was nothing left to do
 */
export async function compileSoon(
  { firestore, clock }: CompilerDeps,
  changedAt: Moment | null,
): Promise<Compilation | null> {
  const now = clock.now();
  const isCovered = (state: CatalogueState) =>
    isServed(state, changedAt) || isRecentlyRequested(state, now);
  if (!(await requestCompilation(firestore, now, isCovered))) return null;
  await setTimeout(SETTLE_MILLISECONDS);
  return compileCatalogue(firestore, clock);
}

/**
 * Notes a change that the next batch brings to the snapshot; writes at most once a batch.
 * @param changedAt when the change was made; null when that is not known
 */
export async function compileLater(
  { firestore }: CompilerDeps,
  changedAt: Moment | null,
): Promise<void> {
  const state = await readState(firestore);
  if (!state.is_stale && !isServed(state, changedAt)) await markStale(firestore);
}

/**
 * The batch: compiles when changes wait for it, or when a compilation was asked for or begun and
 * did not come to its end.
 * @returns what it did, or null when there was nothing to do
 */
export async function compileIfStale({
  firestore,
  clock,
}: CompilerDeps): Promise<Compilation | null> {
  const state = await readState(firestore);
  const now = clock.now();
  const isRequested = state.requested_at !== null && !isRecentlyRequested(state, now);
  const isAbandoned =
    state.claimed_at !== null && isBefore(state.claimed_at, now, CLAIM_LIMIT_MILLISECONDS);
  if (!state.is_stale && !isRequested && !isAbandoned) return null;
  return compileCatalogue(firestore, clock);
}

/** Whether what is served was read at or after that moment. */
function isServed({ version }: CatalogueState, changedAt: Moment | null): boolean {
  return version !== null && changedAt !== null && versionAt(changedAt) <= version;
}

function isRecentlyRequested({ requested_at }: CatalogueState, now: Date): boolean {
  return requested_at !== null && !isBefore(requested_at, now, REQUEST_LIMIT_MILLISECONDS);
}

/** `moment` in ISO-8601. */
function isBefore(moment: string, now: Date, milliseconds: number): boolean {
  return now.getTime() - Date.parse(moment) > milliseconds;
}
