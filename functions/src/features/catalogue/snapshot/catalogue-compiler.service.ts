import type { Clock } from '../../../platform/clock';
import {
  applyChanges,
  beginCompilation,
  type CatalogueStore,
  isNoted,
  noteChange,
  publishAll,
  readAllPieces,
  readState,
  requestCompilation,
} from './catalogue-compiler.repository';
import type { CatalogueState, Change } from './catalogue-snapshot.records';

/**
 * Keeps the snapshot that the API serves equal to the catalogue (docs/rules.md#catalogue-1). Every
 * change is noted; whoever notes one asks for a compilation, unless one is asked for that has not
 * begun; a compilation notes that it begins before it reads the notes, and takes away those that it
 * has read, in the transaction that writes what they are about. docs/decisions/catalogue-snapshot.md
 * tells why nothing is lost by this.
 */

/** After this, what was asked for has failed, and the next who asks does it. */
const REQUEST_LIMIT_MILLISECONDS = 10_000;
/** How often the whole catalogue is read again because it has changed meanwhile. */
const MAX_ATTEMPTS = 5;

export interface CompilerDeps {
  firestore: CatalogueStore;
  clock: Clock;
}

export interface Compilation {
  /** Grows with each change of what is served. */
  revision: number;
  /** Documents read for it. */
  reads: number;
  /** Documents left out because they are no valid records, each with what is wrong. */
  rejected: string[];
}

/**
 * Compiles the whole catalogue as it is now: for one that was filled at once, or never compiled in
 * pieces. Costs a read for each record; a change costs what applyChanges reads.
 */
export async function compileCatalogue(
  firestore: CatalogueStore,
  clock: Clock,
): Promise<Compilation> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await readState(firestore);
    const { pieces, rejected, reads } = await readAllPieces(firestore);
    const revision = await publishAll(firestore, before, { pieces, rejected, now: clock.now() });
    if (revision !== null) return { revision, rejected, reads: reads + 2 };
  }
  throw new Error(`the catalogue has changed ${MAX_ATTEMPTS} times while it was compiled`);
}

/**
 * Brings every noted change to the snapshot.
 * @returns what it did, or null when nothing was noted
 */
export async function compileChanges({
  firestore,
  clock,
}: CompilerDeps): Promise<Compilation | null> {
  const steps: Compilation[] = [];
  for (;;) {
    const applied = await applyChanges(firestore, clock.now());
    if (applied?.changes === 0) break;
    steps.push(applied ?? (await compileCatalogue(firestore, clock)));
    if (applied && !applied.isMore) break;
  }
  const last = steps.at(-1);
  return last
    ? {
        revision: last.revision,
        reads: steps.reduce((sum, { reads }) => sum + reads, 0),
        rejected: steps.flatMap(({ rejected }) => rejected),
      }
    : null;
}

/**
 * Notes a change and brings it to the snapshot, unless someone else is about to. A change that was
 * noted with its own transaction is there already when its note has gone.
 * @returns what it did, or null when nothing was left to do
 */
export async function compileSoon(
  deps: CompilerDeps,
  { wasNoted = false, ...change }: Change & { wasNoted?: boolean },
): Promise<Compilation | null> {
  const { firestore, clock } = deps;
  const now = clock.now();
  if (!wasNoted) await noteChange(firestore, change, now);
  else if (!(await isNoted(firestore, change))) return null;
  const isCovered = (state: CatalogueState) => isRecentlyRequested(state, now);
  if (!(await requestCompilation(firestore, now, isCovered))) return null;
  await beginCompilation(firestore);
  return compileChanges(deps);
}

/** Notes a change that the next batch brings to the snapshot. */
export function compileLater({ firestore, clock }: CompilerDeps, change: Change): Promise<void> {
  return noteChange(firestore, change, clock.now());
}

function isRecentlyRequested({ requested_at }: CatalogueState, now: Date): boolean {
  return (
    requested_at !== null && now.getTime() - Date.parse(requested_at) <= REQUEST_LIMIT_MILLISECONDS
  );
}
