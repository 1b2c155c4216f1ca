import type { Clock } from '../../../platform/clock';
import {
  applyPendingChanges,
  markCompilationStarted,
  isChangePending,
  addPendingChange,
  requestCompilation,
} from './catalogue-changes.repository';
import {
  type CatalogueStore,
  publishAllPieces,
  readAllPieces,
  readCompilerState,
} from './catalogue-pieces.repository';
import type { CatalogueState, CatalogueChange } from './catalogue-snapshot.records';

/**
 * Keeps the snapshot that the API serves equal to the catalogue (docs/rules.md#catalogue-1). Every change is
 * noted, and its writer requests a compilation, unless one is requested that has not started. A compilation
 * marks its start before it reads the notes, and deletes them in the transaction that writes their changes.
 * docs/decisions/catalogue-snapshot.md explains why no change is lost.
 */

/** Age after which a request counts as failed, so that the next caller compiles. */
const REQUEST_LIMIT_MILLISECONDS = 10_000;
/** Maximum number of attempts when the catalogue changes during a full compilation. */
const MAX_ATTEMPTS = 5;

export interface CompilerDeps {
  firestore: CatalogueStore;
  clock: Clock;
}

export interface CompilationResult {
  /** Incremented by each change of the snapshot. */
  revision: number;
  reads: number;
  /** Invalid documents left out, each with its error. */
  rejected: string[];
}

/**
 * Compiles the whole catalogue: after bulk changes, or when it was never compiled into pieces. Costs a read
 * per record; single changes only cost the reads of applyChanges.
 */
export async function compileCatalogue(
  firestore: CatalogueStore,
  clock: Clock,
): Promise<CompilationResult> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await readCompilerState(firestore);
    const { pieces, rejected, reads } = await readAllPieces(firestore);
    const revision = await publishAllPieces(firestore, before, {
      pieces,
      rejected,
      now: clock.now(),
    });
    if (revision !== null) return { revision, rejected, reads: reads + 2 };
  }
  throw new Error(`the catalogue has changed ${MAX_ATTEMPTS} times while it was compiled`);
}

/**
 * Applies all noted changes to the snapshot.
 * @returns the result, or null when nothing was noted
 */
export async function compilePendingChanges({
  firestore,
  clock,
}: CompilerDeps): Promise<CompilationResult | null> {
  const steps: CompilationResult[] = [];
  for (;;) {
    const applied = await applyPendingChanges(firestore, clock.now());
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
 * Notes a change and applies it to the snapshot, unless another call is about to. If it was noted in its own
 * transaction and the note is gone, it has been applied already.
 * @returns the result, or null when nothing was left to do
 */
export async function addAndCompileChange(
  deps: CompilerDeps,
  { wasNoted = false, ...change }: CatalogueChange & { wasNoted?: boolean },
): Promise<CompilationResult | null> {
  const { firestore, clock } = deps;
  const now = clock.now();
  if (!wasNoted) await addPendingChange(firestore, change, now);
  else if (!(await isChangePending(firestore, change))) return null;
  const isCovered = (state: CatalogueState) => isRecentlyRequested(state, now);
  if (!(await requestCompilation(firestore, now, isCovered))) return null;
  await markCompilationStarted(firestore);
  return compilePendingChanges(deps);
}

/** Adds a change to the pending ones; the next batch applies it. */
export function addChangeForNextBatch(
  { firestore, clock }: CompilerDeps,
  change: CatalogueChange,
): Promise<void> {
  return addPendingChange(firestore, change, clock.now());
}

function isRecentlyRequested({ requested_at }: CatalogueState, now: Date): boolean {
  return (
    requested_at !== null && now.getTime() - Date.parse(requested_at) <= REQUEST_LIMIT_MILLISECONDS
  );
}
