import type { FieldProblem } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import { catalogueKindName } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';
import { recordInUseError } from './catalogue-uses.domain';
import { findAlbumUses } from './catalogue-uses.repository';
import { findRecords, type WritableRecord } from './catalogue-writes.repository';
import type { WritableKind } from './writable-kind.service';

/** Checks of a form before it is written. */

/** The fields of a form, or of a part of one, that are not undefined. */
export function listDefinedFields(patch: object): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

/** Parses the whole form like a request body. @throws AppError invalid_input. */
export function parseCompleteForm<Form extends object, Shown, R extends WritableRecord>(
  { calls, problems }: WritableKind<Form, Shown, R>,
  form: Form,
): Form {
  const parsed = calls.create.body.safeParse(Object.fromEntries(listDefinedFields(form)));
  const found = parsed.success
    ? (problems?.(parsed.data) ?? [])
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const [first] = found;
  if (!parsed.success || first) {
    throw invalidFieldsError(found, first && `${first.field}: ${first.message}`);
  }
  return parsed.data;
}

const listed = z.array(z.number());
/** The ids in a field: one, several, or none. */
function idsIn(value: unknown): number[] {
  const ids = listed.safeParse(Array.isArray(value) ? value : [value]);
  return ids.success ? ids.data : [];
}

/** @throws AppError invalid_input for a choice that does not exist or is archived. */
export async function assertReferencesOffered<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  { references }: WritableKind<Form, Shown, R>,
  form: Form,
  before: Form | null,
): Promise<void> {
  const had = new Map<string, unknown>(Object.entries(before ?? {}));
  const has = new Map<string, unknown>(Object.entries(form));
  const problems: FieldProblem[] = [];
  for (const [field, kind] of Object.entries<CatalogueKind | undefined>(references ?? {})) {
    if (!kind) continue;
    const known = idsIn(had.get(field));
    const chosen = idsIn(has.get(field)).filter((id) => !known.includes(id));
    const found = await findRecords(tx, kind, chosen);
    for (const record of found) {
      if (record === null)
        problems.push({ field, message: `There is no such ${catalogueKindName(kind)}.` });
      else if (record.archived) {
        problems.push({ field, message: `This ${catalogueKindName(kind)} is no longer offered.` });
      }
    }
  }
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/** @throws AppError conflict when the change affects fields that albums depend on. */
export async function assertFieldsChangeable<R extends WritableRecord>(
  tx: DatabaseTransaction,
  writable: Pick<WritableKind<never, never, R>, 'kind' | 'uses' | 'fixedByAlbums'>,
  before: R,
  after: R,
): Promise<void> {
  const { kind, fixedByAlbums = [] } = writable;
  const changed = fixedByAlbums.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const uses = await findAlbumUses(tx, writable, before.id);
  if (uses.length > 0) throw recordInUseError(kind, `given another ${changed.join(' or ')}`, uses);
}
