import type { AuditValues } from '@smriti/shared/staff/audit';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { runOnce } from '../../../platform/database/idempotency';
import { recordStaffAction } from '../../audit/audit.service';
import { planPictureUse } from '../pictures/catalogue-picture-use.service';
import { toAuditValues } from './catalogue-audit.domain';
import { recordNotFoundError, catalogueKindName } from '../catalogue.domain';
import { nextCatalogueId } from './catalogue-ids.domain';
import { dropUnknownFields, restoreUnknownFields } from './catalogue-unknown-fields.domain';
import { toManagedRecord, staleVersionError, recordVersion } from './catalogue-versions.domain';
import { recordInUseError } from './catalogue-uses.domain';
import { findRecordUses } from './catalogue-uses.repository';
import {
  findRecord,
  findGreatestRecordId,
  deleteCatalogueRecord,
  type WritableRecord,
  writeCatalogueRecord,
} from './catalogue-writes.repository';
import {
  assertFieldsChangeable,
  assertReferencesOffered,
  parseCompleteForm,
  listDefinedFields,
} from './form-checks.service';
import { formPicturePaths, addPicturesToForm } from './form-pictures.service';
import type { FormPatch, WritableKind, RecordWrite } from './writable-kind.service';

/**
 * Writes of catalogue records of any kind by admins (docs/rules.md#catalogue-6). A change is public once the
 * trigger has compiled the snapshot, within 10 s. A design saved in these seconds may refer to a deleted
 * record: its next change or request is refused and asks for another choice.
 */

/** Adds a record in the caller's transaction. @throws AppError of the kind's own checks. */
export async function addRecordInTransaction<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { form, by, pictures, id }: Pick<RecordWrite, 'by' | 'pictures'> & { form: Form; id?: number },
): Promise<() => R> {
  const { kind, check, toRecord, toForm } = writable;
  const now = deps.clock.now();
  const own = writable.replaceAlternatives?.(form, null) ?? form;
  const whole = parseCompleteForm(writable, addPicturesToForm(writable, own, pictures));
  await assertReferencesOffered(tx, writable, whole, null);
  await check?.(tx, whole, null);
  const after = formPicturePaths(writable, whole);
  const pictureUse = await planPictureUse(tx, deps, { before: [], after });
  const newId = id ?? nextCatalogueId(await findGreatestRecordId(tx, kind), now);
  const record = { ...toRecord(newId, whole, null, now), version: 1 };
  return () => {
    pictureUse.write();
    writeCatalogueRecord(tx, kind, record, { uid: by.uid, now });
    recordStaffAction(tx, deps, {
      by,
      action: 'catalogue.added',
      record: { kind, id: newId },
      after: toAuditValues({}, toForm(record)),
    });
    return record;
  };
}

interface PlannedRecordChange<R> {
  before: AuditValues<'catalogue.changed'>;
  after: AuditValues<'catalogue.changed'>;
  write: () => R;
}

/**
 * Changes any fields of a record in the caller's transaction.
 * @throws AppError not_found; conflict (outdated version, or fixed by albums); also throws the errors of the
 *   kind's own checks.
 */
export async function changeRecordInTransaction<
  Form extends object,
  Shown,
  R extends WritableRecord,
>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  {
    id,
    patch,
    by,
    pictures,
  }: Pick<RecordWrite, 'by' | 'pictures'> & { id: number; patch: FormPatch<Form> },
): Promise<PlannedRecordChange<R>> {
  const { kind, check, toRecord, toForm } = writable;
  const now = deps.clock.now();
  const stored = await findRecord(tx, writable, id);
  if (!stored) throw recordNotFoundError(kind);
  const before = dropUnknownFields(writable.schema, stored);
  const formBefore = toForm(before);
  const { version, archived, ...fields } =
    writable.replaceAlternatives?.(patch, formBefore) ?? patch;
  if (version !== undefined && version !== recordVersion(before)) {
    throw staleVersionError(kind, toManagedRecord(before, formBefore));
  }
  const asked = Object.assign({}, formBefore, Object.fromEntries(listDefinedFields(fields)));
  const withPictures = addPicturesToForm(writable, asked, pictures);
  // a record that the current form would reject can still be archived
  const isFormChanged = listDefinedFields(fields).length > 0 || (pictures ?? []).length > 0;
  const form = isFormChanged ? parseCompleteForm(writable, withPictures) : formBefore;
  await assertReferencesOffered(tx, writable, form, formBefore);
  if (isFormChanged) await check?.(tx, form, { id, form: formBefore });
  const isArchived = archived ?? before.archived ?? false;
  const after = restoreUnknownFields(writable.schema, stored, {
    ...toRecord(id, form, before, now),
    version: recordVersion(before) + 1,
    archived: isArchived ? true : undefined,
  });
  await assertFieldsChangeable(tx, writable, before, after);
  const named = {
    before: formPicturePaths(writable, formBefore),
    after: formPicturePaths(writable, form),
  };
  const pictureUse = await planPictureUse(tx, deps, named);
  const said = [
    { ...formBefore, archived: before.archived ?? false },
    { ...form, archived: isArchived },
  ] as const;
  const changed = {
    before: toAuditValues(said[1], said[0]),
    after: toAuditValues(said[0], said[1]),
  };
  const write = () => {
    pictureUse.write();
    writeCatalogueRecord(tx, kind, after, { uid: by.uid, now });
    const record = { kind, id };
    recordStaffAction(tx, deps, { by, action: 'catalogue.changed', record, ...changed });
    return after;
  };
  return { ...changed, write };
}

/** POST: creates a record. @throws AppError of addRecordInTransaction. */
export function createRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { idempotency, ...added }: RecordWrite & { form: Form },
): Promise<Shown> {
  return runOnce(deps, idempotency, writable.calls.create.response, async (tx) => {
    const write = await addRecordInTransaction(tx, deps, writable, added);
    return writable.present(write(), deps);
  });
}

/** PUT: changes a record. @throws AppError of changeRecordInTransaction. */
export function updateRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { idempotency, ...change }: RecordWrite & { id: number; patch: FormPatch<Form> },
): Promise<Shown> {
  return runOnce(deps, idempotency, writable.calls.create.response, async (tx) => {
    const { write } = await changeRecordInTransaction(tx, deps, writable, change);
    return writable.present(write(), deps);
  });
}

const deletedAnswer = z.object({ message: z.string() });

/** Deletes a record that is not in use. @throws AppError not_found, conflict naming its uses. */
export function deleteRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, by, idempotency }: RecordWrite & { id: number },
): Promise<{ message: string }> {
  const { kind, toForm } = writable;
  return runOnce(deps, idempotency, deletedAnswer, async (tx) => {
    const stored = await findRecord(tx, writable, id);
    if (!stored) throw recordNotFoundError(kind);
    const before = dropUnknownFields(writable.schema, stored);
    const uses = await findRecordUses(tx, writable, id);
    if (uses.length > 0) throw recordInUseError(kind, 'deleted', uses);
    const named = { before: formPicturePaths(writable, toForm(before)), after: [] };
    (await planPictureUse(tx, deps, named)).write();
    deleteCatalogueRecord(tx, kind, { id, now: deps.clock.now() });
    recordStaffAction(tx, deps, {
      by,
      action: 'catalogue.deleted',
      record: { kind, id },
      before: toAuditValues({}, toForm(before)),
    });
    return { message: `The ${catalogueKindName(kind)} was deleted.` };
  });
}
