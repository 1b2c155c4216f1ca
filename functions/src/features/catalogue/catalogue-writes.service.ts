import type { Endpoint } from '@smriti/shared/base/endpoint';
import type { FieldProblem } from '@smriti/shared/base/errors';
import type { CATALOGUE_STATES, CatalogueImport } from '@smriti/shared/catalogue/management';
import * as z from 'zod/mini';
import type { Staff } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { refusedFields } from '../../platform/refused-fields';
import type { UploadedFile } from '../../http/multipart';
import { noteStaffAction } from '../audit/audit.service';
import { addPictures, assertPictures } from '../catalogue-pictures/catalogue-picture.service';
import { changedValues } from './catalogue-audit.domain';
import { type CatalogueRecords, missingRecord, nameOf } from './catalogue.domain';
import { nextCatalogueId } from './catalogue-ids.domain';
import type { CatalogueKind } from './catalogue.records';
import { managedOf, staleVersion, versionOf } from './catalogue-versions.domain';
import { inUse } from './catalogue-uses.domain';
import { findAlbumUses, findUses } from './catalogue-uses.repository';
import {
  findRecord,
  findRecords,
  lastIdOf,
  removeRecord,
  type WritableRecord,
  writeRecord,
} from './catalogue-writes.repository';

/**
 * One way for admins to write the catalogue, whatever the kind (docs/rules.md#catalogue-6). What is
 * written is seen by everyone once the trigger has compiled the snapshot, within 10 s. A design that
 * is saved in those seconds may name what was just deleted: its next change or request is refused
 * then, and asks for another choice.
 */

export type { WritableRecord };

/** What an endpoint answers: responses are parsed on both sides and transform nothing. */
type Answered<Shown> = z.ZodMiniType<Shown, Shown>;

/** A picture that came as a file of a form, rendered by now. */
export interface AddedPicture {
  field: string;
  path: string;
  width: number;
  height: number;
}

/** The fields of forms that name pictures. */
const PICTURE_FIELDS = ['image_path', 'cover_images', 'product_images'];
const named = z.union([z.string(), z.array(z.string())]);

/** A kind of record that admins write: its calls, and what is its own. */
export interface WritableKind<Form extends object, Shown, R extends WritableRecord> {
  kind: CatalogueKind;
  schema: z.ZodMiniType<R>;
  /** `create.body` is the whole form. */
  calls: {
    create: Endpoint<undefined, undefined, z.ZodMiniType<Form>, Answered<Shown>>;
    update: Endpoint<z.ZodMiniType<{ id: number }>, undefined, z.ZodMiniType<Patch<Form>>>;
    remove: Endpoint<z.ZodMiniType<{ id: number }>, undefined, undefined>;
    list: Endpoint<undefined, z.ZodMiniType<Question>>;
    byId: Endpoint<z.ZodMiniType<{ id: number }>>;
    exportCsv: Endpoint;
    importCsv: Endpoint<
      undefined,
      undefined,
      z.ZodMiniType<{ dry_run: boolean; leave_out: boolean }>,
      Answered<CatalogueImport>
    >;
  };
  /** A record as its form has it. */
  toForm: (record: R) => Form;
  /** What the form makes of the record; `before` is null for a new one. */
  toRecord: (id: number, form: Form, before: R | null, now: Date) => R;
  present: (record: R, deps: Deps) => Shown;
  /** Fields of the form that name records of other kinds: they have to be there, and be offered. */
  references?: Readonly<Partial<Record<keyof Form & string, CatalogueKind>>>;
  /** What admins see of a record beside its form. */
  beside?: (record: R, catalogue: CatalogueRecords) => object;
  /** Whether a record is one to look at (`state=check`); none is where there is no rule. */
  isToCheck?: (record: R, catalogue: CatalogueRecords) => boolean;
  /** What no field can tell by itself. */
  problems?: (form: Form) => FieldProblem[];
  /** Whether the form fits the other records. @throws AppError. */
  check?: (tx: DatabaseTransaction, form: Form, ownId: number | null) => Promise<void>;
  /** What a design is made by: fixed from the first album on that names the record. */
  fixedByAlbums?: readonly (keyof R & string)[];
  /** The form with pictures that came as files of it; kinds without it take none. */
  withPictures?: (form: Form, pictures: readonly AddedPicture[]) => Form;
}

/** What a list is asked for. */
export interface Question {
  q?: string | undefined;
  state?: (typeof CATALOGUE_STATES)[number] | undefined;
  limit?: number | undefined;
  /** The id of the last record of the page before. */
  cursor?: number | undefined;
}

/** Any part of a form, and what an update says beside it. */
export type Patch<Form> = { [Field in keyof Form]?: Form[Field] | undefined } & {
  version?: number | undefined;
  archived?: boolean | undefined;
};

export interface Write {
  by: Staff;
  idempotency: IdempotencyClaim | null;
  pictures?: readonly AddedPicture[];
}

/**
 * The pictures that a form brings as files; those that it names by their paths have to be in the shop.
 * @throws AppError of addPictures and assertPictures.
 */
export async function picturesOf<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  { withPictures }: WritableKind<Form, Shown, R>,
  { body, files }: { body: object; files: readonly UploadedFile[] },
): Promise<AddedPicture[]> {
  if (!withPictures) return [];
  for (const field of PICTURE_FIELDS) {
    const paths = named.safeParse(Object.entries(body).find(([name]) => name === field)?.[1]);
    if (paths.success) await assertPictures(deps, [paths.data].flat().filter(Boolean), field);
  }
  return files.length > 0 ? addPictures(deps, files) : [];
}

/** The whole form, as one that came in. @throws AppError invalid_input. */
function checkedForm<Form extends object, Shown, R extends WritableRecord>(
  { calls, problems }: WritableKind<Form, Shown, R>,
  form: Form,
): Form {
  const parsed = calls.create.body.safeParse(form);
  const found = parsed.success
    ? (problems?.(parsed.data) ?? [])
    : parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  const [first] = found;
  if (!parsed.success || first) {
    throw refusedFields(found, first && `${first.field}: ${first.message}`);
  }
  return parsed.data;
}

const listed = z.array(z.number());
/** The ids that a field names: one, several, or none. */
function idsIn(value: unknown): number[] {
  const ids = listed.safeParse(Array.isArray(value) ? value : [value]);
  return ids.success ? ids.data : [];
}

/** @throws AppError invalid_input for a choice that is not there, or no longer offered. */
async function assertReferences<Form extends object, Shown, R extends WritableRecord>(
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
      if (record === null) problems.push({ field, message: `There is no such ${nameOf(kind)}.` });
      else if (record.archived) {
        problems.push({ field, message: `This ${nameOf(kind)} is no longer offered.` });
      }
    }
  }
  if (problems.length > 0) throw refusedFields(problems);
}

function withFiles<Form extends object, Shown, R extends WritableRecord>(
  { withPictures }: WritableKind<Form, Shown, R>,
  form: Form,
  pictures: readonly AddedPicture[] = [],
): Form {
  return withPictures && pictures.length > 0 ? withPictures(form, pictures) : form;
}

/** Makes a record in a transaction of the caller's. @throws AppError of the kind's own checks. */
export async function addRecord<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { form, by, pictures, id }: Pick<Write, 'by' | 'pictures'> & { form: Form; id?: number },
): Promise<() => R> {
  const { kind, check, toRecord, toForm } = writable;
  const now = deps.clock.now();
  const whole = checkedForm(writable, withFiles(writable, form, pictures));
  await assertReferences(tx, writable, whole, null);
  await check?.(tx, whole, null);
  const newId = id ?? nextCatalogueId(await lastIdOf(tx, kind), now);
  const record = { ...toRecord(newId, whole, null, now), version: 1 };
  return () => {
    writeRecord(tx, kind, record, { uid: by.uid, now });
    noteStaffAction(tx, deps, {
      ...{ by, action: 'catalogue.added', record: { kind, id: newId } },
      after: changedValues({}, toForm(record)),
    });
    return record;
  };
}

/** @throws AppError conflict when albums use what would change of a record. */
async function assertMayChange<R extends WritableRecord>(
  tx: DatabaseTransaction,
  { kind, fixedByAlbums = [] }: Pick<WritableKind<never, never, R>, 'kind' | 'fixedByAlbums'>,
  before: R,
  after: R,
): Promise<void> {
  const changed = fixedByAlbums.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const uses = await findAlbumUses(tx, kind, before.id);
  if (uses.length > 0) throw inUse(kind, `given another ${changed.join(' or ')}`, uses);
}

function given(patch: object): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

/**
 * Changes any part of a record in a transaction of the caller's.
 * @throws AppError not_found, conflict (stale, or fixed by albums), and of the kind's own checks.
 */
export async function changeRecord<Form extends object, Shown, R extends WritableRecord>(
  tx: DatabaseTransaction,
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, patch, by, pictures }: Pick<Write, 'by' | 'pictures'> & { id: number; patch: Patch<Form> },
): Promise<() => R> {
  const { kind, check, toRecord, toForm } = writable;
  const { version, archived, ...fields } = patch;
  const now = deps.clock.now();
  const before = await findRecord(tx, writable, id);
  if (!before) throw missingRecord(kind);
  const formBefore = toForm(before);
  if (version !== undefined && version !== versionOf(before)) {
    throw staleVersion(kind, managedOf(before, formBefore));
  }
  const asked = Object.assign({}, formBefore, Object.fromEntries(given(fields)));
  const form = checkedForm(writable, withFiles(writable, asked, pictures));
  await assertReferences(tx, writable, form, formBefore);
  await check?.(tx, form, id);
  const isArchived = archived ?? before.archived ?? false;
  const after = z.parse(writable.schema, {
    ...toRecord(id, form, before, now),
    version: versionOf(before) + 1,
    archived: isArchived ? true : undefined,
  });
  await assertMayChange(tx, writable, before, after);
  const said = [
    { ...formBefore, archived: before.archived ?? false },
    { ...form, archived: isArchived },
  ] as const;
  return () => {
    writeRecord(tx, kind, after, { uid: by.uid, now });
    noteStaffAction(tx, deps, {
      ...{ by, action: 'catalogue.changed', record: { kind, id } },
      before: changedValues(said[1], said[0]),
      after: changedValues(said[0], said[1]),
    });
    return after;
  };
}

/** POST: makes a record. @throws AppError of addRecord. */
export function postRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { idempotency, ...added }: Write & { form: Form },
): Promise<Shown> {
  return once(deps, idempotency, writable.calls.create.response, async (tx) => {
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
  return once(deps, idempotency, writable.calls.create.response, async (tx) => {
    const write = await changeRecord(tx, deps, writable, change);
    return writable.present(write(), deps);
  });
}

const deletedAnswer = z.object({ message: z.string() });

/** Deletes a record that nothing uses. @throws AppError not_found, conflict naming what uses it. */
export function deleteRecord<Form extends object, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, by, idempotency }: Write & { id: number },
): Promise<{ message: string }> {
  const { kind, toForm } = writable;
  return once(deps, idempotency, deletedAnswer, async (tx) => {
    const before = await findRecord(tx, writable, id);
    if (!before) throw missingRecord(kind);
    const uses = await findUses(tx, kind, id);
    if (uses.length > 0) throw inUse(kind, 'deleted', uses);
    removeRecord(tx, kind, { id, now: deps.clock.now() });
    noteStaffAction(tx, deps, {
      ...{ by, action: 'catalogue.deleted', record: { kind, id } },
      before: changedValues({}, toForm(before)),
    });
    return { message: `The ${nameOf(kind)} was deleted.` };
  });
}
