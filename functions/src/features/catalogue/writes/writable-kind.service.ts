import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import type { FieldProblem } from '@smriti/shared/base/errors';
import type {
  CATALOGUE_LIST_STATES,
  CatalogueImport,
  CatalogueListSort,
} from '@smriti/shared/catalogue/management';
import type * as z from 'zod/mini';
import type { StaffMember } from '../../../platform/caller';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import type { CatalogueRecords } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';
import type { KindUses } from './catalogue-uses.repository';
import type { WritableRecord } from './catalogue-writes.repository';

export type { WritableRecord };

/** Properties that each kind of record declares, so that all kinds share the same write code. */

/** Response schema of an endpoint: parsed on both sides, without transforms. */
type Answered<Shown> = z.ZodMiniType<Shown, Shown>;

/** A rendered picture that was uploaded as a file of a form. */
export interface UploadedPicture {
  field: string;
  path: string;
  width: number;
  height: number;
}

/** A kind of record that admins write: its endpoints and its own rules. */
export interface WritableKind<Form extends object, Shown, R extends WritableRecord> {
  kind: CatalogueKind;
  schema: z.ZodMiniType<R>;
  /** Endpoints; `create.body` is the whole form. */
  calls: {
    create: Endpoint<undefined, undefined, z.ZodMiniType<Form>, Answered<Shown>>;
    update: Endpoint<z.ZodMiniType<{ id: number }>, undefined, z.ZodMiniType<FormPatch<Form>>>;
    remove: Endpoint<z.ZodMiniType<{ id: number }>, undefined, undefined>;
    list: Endpoint<undefined, z.ZodMiniType<ManagedListQuery>>;
    byId: Endpoint<z.ZodMiniType<{ id: number }>>;
    exportCsv: Endpoint<undefined, z.ZodMiniType<{ cursor?: number | undefined }>>;
    importCsv: Endpoint<
      undefined,
      undefined,
      z.ZodMiniType<{ dry_run: boolean; leave_out: boolean }>,
      Answered<CatalogueImport>
    >;
  };
  toForm: (record: R) => Form;
  /** Converts a form to its record; `before` is null for a new one. */
  toRecord: (id: number, form: Form, before: R | null, now: Date) => R;
  present: (record: R, deps: Deps) => Shown;
  /** Texts that the console searches, in addition to the id. */
  searchTexts: (form: Form) => readonly string[];
  /** Form fields that refer to records of other kinds, which have to exist and be offered. */
  references?: Readonly<Partial<Record<keyof Form & string, CatalogueKind>>>;
  /** Fields shown to admins that are not in the form. */
  adminFields?: (record: R, catalogue: CatalogueRecords) => object;
  /** Whether an admin should check a record (`state=check`); no record if left out. */
  needsCheck?: (record: R, catalogue: CatalogueRecords) => boolean;
  /** Alternative fields of `create.body`, and the conversion to a form without them. */
  alternativeFields?: readonly (keyof Form & string)[];
  replaceAlternatives?: <S extends FormPatch<Form>>(said: S, before: Form | null) => S;
  /** Problems that involve several fields. */
  problems?: (form: Form) => FieldProblem[];
  /** Checks the form against other records; `before` is null for a new one. @throws AppError. */
  check?: (
    tx: DatabaseTransaction,
    form: Form,
    before: { id: number; form: Form } | null,
  ) => Promise<void>;
  /** Fields in which other kinds refer to records of this kind: a record in use cannot be deleted. */
  uses?: KindUses;
  /** Fields that affect how designs are made; they cannot change once an album refers to the record. */
  fixedByAlbums?: readonly (keyof R & string)[];
  /** Adds uploaded pictures to the form; kinds without this function accept no pictures. */
  withPictures?: (form: Form, pictures: readonly UploadedPicture[]) => Form;
}

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

export interface ManagedListQuery {
  q?: string | undefined;
  state?: (typeof CATALOGUE_LIST_STATES)[number] | undefined;
  sort?: CatalogueListSort | undefined;
  limit?: number | undefined;
  /** Id of the last record of the previous page. */
  cursor?: number | undefined;
}

/** Any fields of a form, and the additional fields of an update. */
export type FormPatch<Form> = { [Field in keyof Form]?: Form[Field] | undefined } & {
  version?: number | undefined;
  archived?: boolean | undefined;
};

export interface RecordWrite {
  by: StaffMember;
  idempotency: IdempotencyClaim | null;
  pictures?: readonly UploadedPicture[];
}
