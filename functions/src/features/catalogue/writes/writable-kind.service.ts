import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import type { FieldProblem } from '@smriti/shared/base/errors';
import type { CATALOGUE_STATES, CatalogueImport } from '@smriti/shared/catalogue/management';
import type * as z from 'zod/mini';
import type { Staff } from '../../../platform/caller';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import type { CatalogueRecords } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';
import type { KindUses } from './catalogue-uses.repository';
import type { WritableRecord } from './catalogue-writes.repository';

export type { WritableRecord };

/** What a kind of record has to say of itself, so that all kinds are written in one way. */

/** What an endpoint answers: responses are parsed on both sides and transform nothing. */
type Answered<Shown> = z.ZodMiniType<Shown, Shown>;

/** A picture that came as a file of a form, rendered by now. */
export interface AddedPicture {
  field: string;
  path: string;
  width: number;
  height: number;
}

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
    exportCsv: Endpoint<undefined, z.ZodMiniType<{ cursor?: number | undefined }>>;
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
  /** What a record is called: admins find it by these words, and by its id. */
  foundBy: (form: Form) => readonly string[];
  /** Fields of the form that name records of other kinds: they have to be there, and be offered. */
  references?: Readonly<Partial<Record<keyof Form & string, CatalogueKind>>>;
  /** What admins see of a record beside its form. */
  beside?: (record: R, catalogue: CatalogueRecords) => object;
  /** Whether a record is one to look at (`state=check`); none is where there is no rule. */
  isToCheck?: (record: R, catalogue: CatalogueRecords) => boolean;
  /** Fields of `create.body` that say in other words what others say; a form without them. */
  otherWords?: readonly (keyof Form & string)[];
  inOwnWords?: <S extends Patch<Form>>(said: S, before: Form | null) => S;
  /** What no field can tell by itself. */
  problems?: (form: Form) => FieldProblem[];
  /** Whether the form fits the other records; `before` is null for a new one. @throws AppError. */
  check?: (
    tx: DatabaseTransaction,
    form: Form,
    before: { id: number; form: Form } | null,
  ) => Promise<void>;
  /** Who names its records, and in which field: one that is used cannot be deleted. */
  uses?: KindUses;
  /** What a design is made by: fixed from the first album on that names the record. */
  fixedByAlbums?: readonly (keyof R & string)[];
  /** The form with pictures that came as files of it; kinds without it take none. */
  withPictures?: (form: Form, pictures: readonly AddedPicture[]) => Form;
}

/** A kind as its contract and its record have it. */
export type WritableOf<
  Kind extends {
    calls: { create: Endpoint<undefined, undefined> };
    record: z.ZodMiniType<WritableRecord>;
  },
> = WritableKind<
  OutputOf<Kind['calls']['create']['body']> & object,
  OutputOf<Kind['calls']['create']['response']>,
  z.output<Kind['record']>
>;

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
