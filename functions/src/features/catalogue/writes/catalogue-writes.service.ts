import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { runOnce } from '../../../platform/database/idempotency';
import { noteStaffAction } from '../../audit/audit.service';
import { planPictureUse } from '../pictures/catalogue-picture-use.service';
import { changedValues } from './catalogue-audit.domain';
import { missingRecord, nameOf } from '../catalogue.domain';
import { nextCatalogueId } from './catalogue-ids.domain';
import { dropUnknownFields, restoreUnknownFields } from './catalogue-kept.domain';
import { managedOf, staleVersionError, versionOf } from './catalogue-versions.domain';
import { recordInUseError } from './catalogue-uses.domain';
import { findUses } from './catalogue-uses.repository';
import {
  findRecord,
  lastIdOf,
  removeRecord,
  type WritableRecord,
  writeRecord,
} from './catalogue-writes.repository';
import {
  assertMayChange,
  assertReferences,
  checkedForm,
  definedFields,
} from './form-checks.service';
import { picturesNamed, withFiles } from './form-pictures.service';
import type { Patch, WritableKind, Write } from './writable-kind.service';

/**
 * Writes of catalogue records of any kind by admins (docs/rules.md#catalogue-6). A change is public once the
 * trigger has compiled the snapshot, within 10 s. A design saved in these seconds may refer to a deleted
 * record: its next change or request is refused and asks for another choice.
 */

/** Adds a record in the caller's transaction. @throws AppError of the kind's own checks. */
export async function addRecord<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { form, by, pictures, id }: Pick<Write, 'by' | 'pictures'> & { form: Form; id?: number },
): Promise<() => R> {
  const { kind, check, toRecord, toForm } = writable;
  const now = deps.clock.now();
  const own = writable.inOwnWords?.(form, null) ?? form;
  const whole = checkedForm(writable, withFiles(writable, own, pictures));
  await assertReferences(tx, writable, whole, null);
  await check?.(tx, whole, null);
  const after = picturesNamed(writable, whole);
  const pictureUse = await planPictureUse(tx, deps, { before: [], after });
  const newId = id ?? nextCatalogueId(await lastIdOf(tx, kind), now);
  const record = { ...toRecord(newId, whole, null, now), version: 1 };
  return () => {
    pictureUse.write();
    writeRecord(tx, kind, record, { uid: by.uid, now });
    noteStaffAction(tx, deps, {
      by,
      action: 'catalogue.added',
      record: { kind, id: newId },
      after: changedValues({}, toForm(record)),
    });
    return record;
  };
}

/**
 * Changes any fields of a record in the caller's transaction.
 * @throws AppError not_found, conflict (outdated version, or fixed by albums), and of the kind's own checks.
 */
export async function changeRecord<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, patch, by, pictures }: Pick<Write, 'by' | 'pictures'> & { id: number; patch: Patch<Form> },
): Promise<() => R> {
  const { kind, check, toRecord, toForm } = writable;
  const now = deps.clock.now();
  const stored = await findRecord(tx, writable, id);
  if (!stored) throw missingRecord(kind);
  const before = dropUnknownFields(writable.schema, stored);
  const formBefore = toForm(before);
  const { version, archived, ...fields } = writable.inOwnWords?.(patch, formBefore) ?? patch;
  if (version !== undefined && version !== versionOf(before)) {
    throw staleVersionError(kind, managedOf(before, formBefore));
  }
  const asked = Object.assign({}, formBefore, Object.fromEntries(definedFields(fields)));
  const withPictures = withFiles(writable, asked, pictures);
  // a record that the current form would reject can still be archived
  const isFormChanged = definedFields(fields).length > 0 || (pictures ?? []).length > 0;
  const form = isFormChanged ? checkedForm(writable, withPictures) : formBefore;
  await assertReferences(tx, writable, form, formBefore);
  if (isFormChanged) await check?.(tx, form, { id, form: formBefore });
  const isArchived = archived ?? before.archived ?? false;
  const after = restoreUnknownFields(writable.schema, stored, {
    ...toRecord(id, form, before, now),
    version: versionOf(before) + 1,
    archived: isArchived ? true : undefined,
  });
  await assertMayChange(tx, writable, before, after);
  const named = {
    before: picturesNamed(writable, formBefore),
    after: picturesNamed(writable, form),
  };
  const pictureUse = await planPictureUse(tx, deps, named);
  const said = [
    { ...formBefore, archived: before.archived ?? false },
    { ...form, archived: isArchived },
  ] as const;
  return () => {
    pictureUse.write();
    writeRecord(tx, kind, after, { uid: by.uid, now });
    noteStaffAction(tx, deps, {
      by,
      action: 'catalogue.changed',
      record: { kind, id },
      before: changedValues(said[1], said[0]),
      after: changedValues(said[0], said[1]),
    });
    return after;
  };
}

/** POST: creates a record. @throws AppError of addRecord. */
export function postRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { idempotency, ...added }: Write & { form: Form },
): Promise<Shown> {
  return runOnce(deps, idempotency, writable.calls.create.response, async (tx) => {
    const write = await addRecord(tx, deps, writable, added);
    return writable.present(write(), deps);
  });
}

/** PUT: changes a record. @throws AppError of changeRecord. */
export function putRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { idempotency, ...change }: Write & { id: number; patch: Patch<Form> },
): Promise<Shown> {
  return runOnce(deps, idempotency, writable.calls.create.response, async (tx) => {
    const write = await changeRecord(tx, deps, writable, change);
    return writable.present(write(), deps);
  });
}

const deletedAnswer = z.object({ message: z.string() });

/** Deletes a record that is not in use. @throws AppError not_found, conflict naming its uses. */
export function deleteRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, by, idempotency }: Write & { id: number },
): Promise<{ message: string }> {
  const { kind, toForm } = writable;
  return runOnce(deps, idempotency, deletedAnswer, async (tx) => {
    const stored = await findRecord(tx, writable, id);
    if (!stored) throw missingRecord(kind);
    const before = dropUnknownFields(writable.schema, stored);
    const uses = await findUses(tx, writable, id);
    if (uses.length > 0) throw recordInUseError(kind, 'deleted', uses);
    const named = { before: picturesNamed(writable, toForm(before)), after: [] };
    (await planPictureUse(tx, deps, named)).write();
    removeRecord(tx, kind, { id, now: deps.clock.now() });
    noteStaffAction(tx, deps, {
      by,
      action: 'catalogue.deleted',
      record: { kind, id },
      before: changedValues({}, toForm(before)),
    });
    return { message: `The ${nameOf(kind)} was deleted.` };
  });
}
