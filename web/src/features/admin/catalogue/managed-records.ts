import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { CatalogueImport } from '@smriti/shared/catalogue/management';
import { callApi, callForFile, callPage } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { downloadExport } from '../lib/download-export';
import type { CatalogueKindConfig, KindName } from './kind-config';
import { getKindConfig } from './kinds';

/** Schema of a record: its metadata and its form fields, which depend on the kind. */
export const managedRecordSchema = z.looseObject({
  id: z.int(),
  version: z.int(),
  archived: z.boolean(),
  changed_at: z.nullable(z.string()),
  is_active: z.optional(z.boolean()),
  draft: z.optional(z.boolean()),
});
export type ManagedRecord = z.infer<typeof managedRecordSchema>;

const listAnswer = z.object({ records: z.array(managedRecordSchema), total: z.int() });
const written = z.looseObject({ id: z.int() });

const NOTHING = { params: undefined, query: undefined, body: undefined };

interface Question {
  q?: string | undefined;
  state?: string | undefined;
  sort?: string | undefined;
  limit?: number;
  cursor?: string | undefined;
}

/** Fetches one page of a kind's records, newest first. */
export async function fetchRecords(
  { calls }: CatalogueKindConfig,
  query: Question,
  signal: AbortSignal,
) {
  const { answer, ...page } = await callPage(calls.list, { ...NOTHING, query, signal });
  return { ...page, answer: listAnswer.parse(answer) };
}

async function fetchRecord(
  name: KindName,
  id: string,
  signal: AbortSignal,
): Promise<ManagedRecord> {
  const { byId } = getKindConfig(name).calls;
  return managedRecordSchema.parse(await callApi(byId, { ...NOTHING, params: { id }, signal }));
}

export const recordQuery = (name: KindName, id: string) =>
  queryOptions({
    queryKey: staffQueryKeys['staff-catalogue'].one(name, id),
    queryFn: ({ signal }) => fetchRecord(name, id, signal),
    staleTime: 0,
    gcTime: 0,
  });

const MAX_OPTIONS = 300;
const PAGE = 100;

async function fetchOptions(name: KindName, signal: AbortSignal): Promise<ManagedRecord[]> {
  const records: ManagedRecord[] = [];
  let cursor: string | undefined;
  do {
    const question = { state: 'all', limit: PAGE, cursor };
    const page = await fetchRecords(getKindConfig(name), question, signal);
    records.push(...page.answer.records);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && records.length < MAX_OPTIONS);
  return records.sort((a, b) => a.id - b.id);
}

/** Query for all records of a kind, as options in forms of other kinds. */
export const recordOptionsQuery = (name: KindName) =>
  queryOptions({
    queryKey: staffQueryKeys['staff-catalogue'].options(name),
    queryFn: ({ signal }) => fetchOptions(name, signal),
  });

export async function addRecord(
  { name, calls }: CatalogueKindConfig,
  body: object,
): Promise<{ id: number }> {
  return sendOnce(['record', name, body], async (idempotencyKey) =>
    written.parse(await callApi(calls.create, { ...NOTHING, body, idempotencyKey })),
  );
}

/** Updates fields of a record; the server rejects an outdated `version`. */
export async function updateRecord(
  { calls }: CatalogueKindConfig,
  id: number,
  body: object,
): Promise<{ id: number }> {
  return written.parse(
    await callApi(calls.update, { ...NOTHING, params: { id: String(id) }, body }),
  );
}

/** Downloads all records of a kind as a CSV table. */
export async function exportRecords({ calls }: CatalogueKindConfig): Promise<Blob> {
  const file = await downloadExport((cursor) =>
    callForFile(calls.exportCsv, { ...NOTHING, query: { cursor } }),
  );
  return file.blob;
}

/** Imports a table, at most once for each key; a dry run only reports what it would change. */
export function importRecords(
  { calls }: CatalogueKindConfig,
  body: FormData,
  idempotencyKey: string,
): Promise<CatalogueImport> {
  return callApi(calls.importCsv, { body, idempotencyKey });
}

/** Offers a record in the checkout, or withdraws it. */
export async function toggleRecordOffer(
  { calls: { toggle } }: CatalogueKindConfig,
  { id, version }: Pick<ManagedRecord, 'id' | 'version'>,
): Promise<void> {
  if (!toggle) return;
  await sendOnce(['toggle', id, version], (idempotencyKey) =>
    callApi(toggle, { ...NOTHING, params: { id: String(id) }, idempotencyKey }),
  );
}

export async function removeRecord({ calls }: CatalogueKindConfig, id: number): Promise<void> {
  await callApi(calls.remove, { ...NOTHING, params: { id: String(id) } });
}
