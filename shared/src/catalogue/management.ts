import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { text, wholeNumber } from '../base/fields';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { isoTime } from '../base/time';
import { type Fields, flag, patchOf } from './management-fields';

/**
 * What admins call to change the catalogue. It stands apart from the reads, which every browser
 * loads. All kinds have the same calls; what is their own stands in managed/, a file each.
 */

type Path = `/${string}`;
type Schema = z.ZodMiniType;

/** The id of a record, in a path. */
export const idParams = z.object({ id: catalogueIdParam });
const deleted = z.object({ message: z.string() });

/** What every record has beside its form. `version` grows with each write, and is 1 before. */
const managed = {
  id: catalogueId,
  version: z.int(),
  /** Taken from the lists of the shop: who has it keeps it, and it cannot be chosen any more. */
  archived: z.boolean(),
  /** null: as it was when the shop was opened. */
  changed_at: z.nullable(isoTime),
};

/** What an update may say beside the form. A `version` that is not the record's answers 409. */
const updating = {
  version: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  archived: z.optional(flag),
};

/** `check`: products whose price is not the worked-out one, or whose default is no longer offered. */
export const CATALOGUE_STATES = ['offered', 'archived', 'all', 'check'] as const;
export const MAX_MANAGED_PER_ANSWER = 100;

/** `q`: every word is in the name, or begins the id. Those offered when no state is named. */
const managedQuery = z.strictObject({
  q: z.optional(text(100)),
  state: z.optional(z.enum(CATALOGUE_STATES)),
  limit: z.optional(wholeNumber(1, MAX_MANAGED_PER_ANSWER)),
  cursor: z.optional(catalogueIdParam),
});

/** What an import did, or would do. */
const importAnswer = z.object({
  /** Of the file, without its first one. */
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Lines that cannot be taken, and why; in the order of the file. */
  problems: z.array(z.object({ line: z.int(), message: z.string() })),
  /** False for a dry run, and where a line cannot be taken. */
  written: z.boolean(),
});
export type CatalogueImport = z.infer<typeof importAnswer>;

/** The file of an import, in its multipart form. */
export const CSV_FIELD = 'file';
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
/** As large as products may be, the platform's 32 MiB hold so many. */
export const EXPORTED_RECORDS = 1000;
/** Lines of one call, beside the one that names its columns; the console sends larger files in parts. */
export const MAX_CSV_LINES = 2000;

const yes = z._default(flag, false);
const importForm = z.strictObject({
  /** Says what would happen, and writes nothing. */
  dry_run: yes,
  /** Writes the other lines although some cannot be taken. */
  leave_out: yes,
});

interface KindOfCalls<
  F extends Fields,
  Shown extends Schema,
  Beside extends Fields,
  Other extends Fields,
> {
  /** Where it is written. */
  path: Path;
  fields: F;
  /** What callers may say in other words, which the API turns into fields of the form. */
  otherWords: Other;
  /** What is answered: the record as the shop shows it. */
  shown: Shown;
  /** What admins see of a record beside its form. */
  beside: Beside;
}

/**
 * The calls of one kind of record. `create` takes the whole form, `update` any part of it: what is
 * left out stays, and `{archived: true}` alone takes a record from the lists. Deleting what is in use
 * answers 409 with what uses it; a stale `version` 409 with the record as it is. `list` and `byId`
 * show records as their form has them, archived ones too, newest first.
 */
export function callsWith<
  F extends Fields,
  Shown extends Schema,
  Beside extends Fields,
  Other extends Fields,
>({ path, fields, otherWords, shown, beside }: KindOfCalls<F, Shown, Beside, Other>) {
  const one = `${path}/:id`;
  const record = z.object({ ...fields, ...beside, ...managed });
  const manage = `/catalogue${path}`;
  const body = z.strictObject({ ...fields, ...patchOf(otherWords) });
  return {
    create: endpoint({ method: 'POST', path, body, response: shown }),
    update: endpoint({
      method: 'PUT',
      path: one,
      params: idParams,
      body: z.strictObject({ ...patchOf(fields), ...patchOf(otherWords), ...updating }),
      response: shown,
    }),
    remove: endpoint({ method: 'DELETE', path: one, params: idParams, response: deleted }),
    list: endpoint({
      method: 'GET',
      path: manage,
      query: managedQuery,
      response: z.object({ records: z.array(record), total: z.int() }),
    }),
    byId: endpoint({ method: 'GET', path: `${manage}/:id`, params: idParams, response: record }),
    /**
     * Every record as CSV, archived ones too; what `importCsv` takes. It comes in parts of at most
     * EXPORTED_RECORDS, in the order of ids; those after the first have no line of column names.
     */
    exportCsv: endpoint({
      method: 'GET',
      path: `${manage}/csv`,
      query: z.strictObject({ cursor: z.optional(catalogueIdParam) }),
      response: z.never(),
    }),
    importCsv: endpoint({
      method: 'POST',
      path: `${manage}/csv`,
      body: importForm,
      response: importAnswer,
    }),
  };
}

const NOTHING = {} as const;

/** The calls of a kind of which admins see nothing but its form. */
export function callsOf<F extends Fields, Shown extends Schema>(
  kind: Omit<KindOfCalls<F, Shown, typeof NOTHING, typeof NOTHING>, 'beside' | 'otherWords'>,
) {
  return callsWith({ ...kind, beside: NOTHING, otherWords: NOTHING });
}
