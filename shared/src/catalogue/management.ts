import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { errorReasonFields } from '../base/error-reason-fields';
import { fieldProblem } from '../base/errors';
import { boundedText, wholeNumber } from '../base/fields';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { isoTime } from '../base/time';
import { type FormFields, flagField, toPatchFields } from './management-fields';

/**
 * Endpoints with which admins change the catalogue. Separate from the reads, which every browser loads. All
 * kinds have the same endpoints; managed/ has a file per kind with its own fields.
 */

type Path = `/${string}`;
type Schema = z.ZodMiniType;

export const recordIdParams = z.object({ id: catalogueIdParam });
const deleted = z.object({ message: z.string() });

/** Fields of every record in addition to its form. `version` starts at 1 and is incremented by each write. */
const managed = {
  id: catalogueId,
  version: z.int(),
  /** Whether the record is no longer offered: existing designs keep it, new ones cannot choose it. */
  archived: z.boolean(),
  /** Time of the last change; null: never changed since the shop was opened. */
  changed_at: z.nullable(isoTime),
};

/** Optional fields of an update in addition to the form. 409 for an outdated `version`. */
const updating = {
  version: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  archived: z.optional(flagField),
};

/**
 * `check`: products whose price differs from the computed one, or whose default configuration is no longer
 * offered. `draft`: products that are not published.
 */
export const CATALOGUE_LIST_STATES = ['offered', 'draft', 'archived', 'all', 'check'] as const;
/** Sequences of a list: by creation, name, price and last change, each in both directions. */
export const CATALOGUE_LIST_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'price',
  '-price',
  'changed',
  '-changed',
] as const;
export type CatalogueListSort = (typeof CATALOGUE_LIST_SORTS)[number];
export const MAX_MANAGED_RECORDS_PER_ANSWER = 100;

/** `q`: each word has to begin a word of the name, or the id. Defaults to offered records, newest first. */
const managedQuery = z.strictObject({
  q: z.optional(boundedText(100)),
  state: z.optional(z.enum(CATALOGUE_LIST_STATES)),
  sort: z.optional(z.enum(CATALOGUE_LIST_SORTS)),
  limit: z.optional(wholeNumber(1, MAX_MANAGED_RECORDS_PER_ANSWER)),
  cursor: z.optional(catalogueIdParam),
});

/** Maximum number of changed records that the answer of an import lists. */
export const MAX_LISTED_CHANGES = 100;
const importedValues = z.record(z.string(), z.unknown());
const importedChange = z.object({
  line: z.int(),
  id: catalogueId,
  before: importedValues,
  after: importedValues,
});

const importProblem = z.object({
  line: z.int(),
  message: z.string(),
  ...errorReasonFields,
  /** The failing columns. */
  details: z.optional(z.array(fieldProblem)),
});

const importAnswer = z.object({
  /** Lines of the file without the header. */
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  /** Lines that change nothing, so that nothing is written; left out by servers of earlier releases. */
  unchanged: z.optional(z.int()),
  /** Invalid lines and their errors, in the order of the file. */
  problems: z.array(importProblem),
  /** The first changed records: the values of the changed fields before and after, as in the audit. */
  changes: z.optional(z.array(importedChange)),
  /** False for a dry run, or when a line is invalid. */
  written: z.boolean(),
});
export type CatalogueImport = z.infer<typeof importAnswer>;

/** Name of the file's multipart field in an import. */
export const CSV_FIELD = 'file';
export const MAX_CSV_BYTES = 5 * 1024 * 1024;
/**
 * Maximum number of records per part of an export: at the largest product size they fit into the platform's
 * 32 MiB.
 */
export const MAX_RECORDS_PER_EXPORT_PART = 1000;
/** Maximum number of lines per call without the header; the console splits larger files. */
export const MAX_CSV_LINES = 2000;

const yes = z._default(flagField, false);
const importForm = z.strictObject({
  /** Reports the changes without writing anything. */
  dry_run: yes,
  /** Writes the valid lines even if others are invalid. */
  leave_out: yes,
});

interface KindOfCalls<
  F extends FormFields,
  Shown extends Schema,
  AdminFields extends FormFields,
  Other extends FormFields,
> {
  /** Path of the write endpoints. */
  path: Path;
  fields: F;
  /** Alternative fields for callers, which the API converts to fields of the form. */
  alternativeFields: Other;
  /** Schema of the answer: the record as the shop shows it. */
  shown: Shown;
  /** Fields shown to admins in addition to the form. */
  adminFields: AdminFields;
}

/**
 * The endpoints of one kind of record. `create` takes the whole form, `update` any part of it: missing fields
 * stay unchanged, and `{archived: true}` alone archives a record. Deleting a record in use answers 409 with
 * its uses; an outdated `version` 409 with the current record. `list` and `byId` return records in the fields
 * of their form, including archived ones, newest first.
 */
export function managedEndpointsWithExtras<
  F extends FormFields,
  Shown extends Schema,
  AdminFields extends FormFields,
  Other extends FormFields,
>({
  path,
  fields,
  alternativeFields,
  shown,
  adminFields,
}: KindOfCalls<F, Shown, AdminFields, Other>) {
  const one = `${path}/:id`;
  const record = z.object({ ...fields, ...adminFields, ...managed });
  const manage = `/catalogue${path}`;
  const body = z.strictObject({ ...fields, ...toPatchFields(alternativeFields) });
  return {
    create: endpoint({ method: 'POST', path, body, response: shown }),
    update: endpoint({
      method: 'PUT',
      path: one,
      params: recordIdParams,
      body: z.strictObject({
        ...toPatchFields(fields),
        ...toPatchFields(alternativeFields),
        ...updating,
      }),
      response: shown,
    }),
    remove: endpoint({ method: 'DELETE', path: one, params: recordIdParams, response: deleted }),
    list: endpoint({
      method: 'GET',
      path: manage,
      query: managedQuery,
      response: z.object({ records: z.array(record), total: z.int() }),
    }),
    byId: endpoint({
      method: 'GET',
      path: `${manage}/:id`,
      params: recordIdParams,
      response: record,
    }),
    /**
     * All records as CSV, including archived ones, in the format of `importCsv`. Split into parts of at most
     * MAX_RECORDS_PER_EXPORT_PART, by ascending id; only the first part has a header.
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

/** The endpoints of a kind without additional or alternative fields. */
export function managedEndpoints<F extends FormFields, Shown extends Schema>(
  kind: Omit<
    KindOfCalls<F, Shown, typeof NOTHING, typeof NOTHING>,
    'adminFields' | 'alternativeFields'
  >,
) {
  return managedEndpointsWithExtras({ ...kind, adminFields: NOTHING, alternativeFields: NOTHING });
}
