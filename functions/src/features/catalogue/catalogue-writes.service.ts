import type { Endpoint } from '@smriti/shared/base/endpoint';
import type * as z from 'zod/mini';
import type { SignedInCaller } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/idempotency';
import { missingRecord, nameOf } from './catalogue.domain';
import { nextCatalogueId } from './catalogue-ids.domain';
import type { CatalogueKind } from './catalogue.records';
import { inUse } from './catalogue-uses.domain';
import { findAlbumUses, findUses } from './catalogue-uses.repository';
import {
  findRecord,
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

type IdParams = z.ZodMiniType<{ id: number }>;
/** What an endpoint answers: responses are parsed on both sides and transform nothing. */
type Answered<Shown> = z.ZodMiniType<Shown, Shown>;

/** A kind of record that admins write: its calls, and what is its own. */
export interface WritableKind<Form, Shown, R extends WritableRecord> {
  kind: CatalogueKind;
  schema: z.ZodMiniType<R>;
  calls: {
    create: Endpoint<undefined, undefined, z.ZodMiniType<Form>, Answered<Shown>>;
    update: Endpoint<IdParams, undefined, z.ZodMiniType<Form>, Answered<Shown>>;
    remove: Endpoint<IdParams, undefined, undefined, Answered<{ message: string }>>;
  };
  /** What the form makes of the record; `before` is null for a new one. */
  toRecord: (id: number, form: Form, before: R | null) => R;
  present: (record: R) => Shown;
  /** What no schema can tell: whether the form fits the other records. @throws AppError. */
  check?: (tx: DatabaseTransaction, form: Form, ownId: number | null) => Promise<void>;
  /** What a design is made by: fixed from the first album on that names the record. */
  fixedByAlbums?: readonly (keyof R & string)[];
}

export interface Write {
  caller: SignedInCaller;
  idempotency: IdempotencyClaim | null;
}

/** @throws AppError of the kind's own check. */
export function addRecord<Form, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { form, caller, idempotency }: Write & { form: Form },
): Promise<Shown> {
  const { kind, calls, check, toRecord, present } = writable;
  return once(deps, idempotency, calls.create.response, async (tx) => {
    const now = deps.clock.now();
    await check?.(tx, form, null);
    const record = toRecord(nextCatalogueId(await lastIdOf(tx, kind), now), form, null);
    writeRecord(tx, kind, record, { uid: caller.uid, now });
    return present(record);
  });
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

/** Replaces a record. @throws AppError not_found, conflict, and of the kind's own check. */
export function changeRecord<Form, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, form, caller, idempotency }: Write & { id: number; form: Form },
): Promise<Shown> {
  const { kind, calls, check, toRecord, present } = writable;
  return once(deps, idempotency, calls.update.response, async (tx) => {
    const before = await findRecord(tx, writable, id);
    if (!before) throw missingRecord(kind);
    await check?.(tx, form, id);
    const after = toRecord(id, form, before);
    await assertMayChange(tx, writable, before, after);
    writeRecord(tx, kind, after, { uid: caller.uid, now: deps.clock.now() });
    return present(after);
  });
}

/** Deletes a record that nothing uses. @throws AppError not_found, conflict naming what uses it. */
export async function deleteRecord<Form, Shown, R extends WritableRecord>(
  deps: Deps,
  writable: WritableKind<Form, Shown, R>,
  { id, caller, idempotency }: Write & { id: number },
): Promise<{ message: string }> {
  const { kind, calls } = writable;
  const answer = await once(deps, idempotency, calls.remove.response, async (tx) => {
    if (!(await findRecord(tx, writable, id))) throw missingRecord(kind);
    const uses = await findUses(tx, kind, id);
    if (uses.length > 0) throw inUse(kind, 'deleted', uses);
    removeRecord(tx, kind, id);
    return { message: `The ${nameOf(kind)} was deleted.` };
  });
  // the record is gone, and with it who changed it
  deps.logger.info({ kind, id, uid: caller.uid }, 'catalogue record deleted');
  return answer;
}

/** Offers what admins have taken from the shop again, or the other way round. @throws AppError not_found. */
export function toggleRecord<Shown, R extends WritableRecord & { is_active: boolean }>(
  deps: Deps,
  {
    kind,
    schema,
    present,
    response,
  }: Pick<WritableKind<never, Shown, R>, 'kind' | 'schema' | 'present'> & {
    response: Answered<Shown>;
  },
  { id, caller, idempotency }: Write & { id: number },
): Promise<Shown> {
  return once(deps, idempotency, response, async (tx) => {
    const before = await findRecord(tx, { kind, schema }, id);
    if (!before) throw missingRecord(kind);
    const after = { ...before, is_active: !before.is_active };
    writeRecord(tx, kind, after, { uid: caller.uid, now: deps.clock.now() });
    return present(after);
  });
}
