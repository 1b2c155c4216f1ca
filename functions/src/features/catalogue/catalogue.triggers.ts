import { error as logError, log } from 'firebase-functions/logger';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import type { CompilationResult } from './snapshot/catalogue-compiler.service';
import { isWrittenByAdmin, publishingUrgency } from './snapshot/catalogue-change.domain';
import { CATALOGUE_KINDS } from './catalogue.records';
import { loadTriggerDeps } from '../../platform/load-deps';

const OPTIONS = { region: 'asia-south1', memory: '512MiB', timeoutSeconds: 120 } as const;

/** Loads the compiler on the first event: API instances import this file too and do not need it. */
async function loadCompiler() {
  const compiler = await import('./snapshot/catalogue-compiler.service');
  return { ...compiler, deps: await loadTriggerDeps() };
}

function report(compilation: CompilationResult | null): void {
  if (!compilation) return;
  const { revision, reads, rejected } = compilation;
  log('catalogue compiled', { revision, reads });
  if (rejected.length > 0) logError('catalogue documents left out', { rejected });
}

/** Updates the snapshot after a change of the catalogue: immediately, or with the next batch. */
export const catalogueChanged = onDocumentWritten(
  { ...OPTIONS, document: 'catalogue/{kind}/items/{id}', retry: true, maxInstances: 5 },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const urgency = publishingUrgency(before, after);
    const kind = CATALOGUE_KINDS.find((one) => one === params.kind);
    if (urgency === 'never' || !kind) return;
    const change = { kind, id: params.id };
    const { addAndCompileChange, addChangeForNextBatch, deps } = await loadCompiler();
    const wasNoted = isWrittenByAdmin(before, after);
    if (urgency === 'now') report(await addAndCompileChange(deps, { ...change, wasNoted }));
    else await addChangeForNextBatch(deps, change);
  },
);

/** Applies batched changes such as ratings, and retries failed compilations. */
export const refreshCatalogue = onSchedule(
  { ...OPTIONS, schedule: 'every 5 minutes', maxInstances: 1 },
  async () => {
    const { compilePendingChanges, deps } = await loadCompiler();
    report(await compilePendingChanges(deps));
  },
);

/** Deletes uploaded pictures that no record refers to (docs/rules.md#catalogue-11). */
export const sweepCataloguePictures = onSchedule(
  { ...OPTIONS, schedule: 'every 24 hours', timeoutSeconds: 1800, maxInstances: 1 },
  async () => {
    const { sweepUnusedPictures } = await import('./writes/picture-sweep.service');
    log('unused catalogue pictures swept', {
      pictures: await sweepUnusedPictures(await loadTriggerDeps()),
    });
  },
);
