import { AppError } from '@smriti/shared/base/errors';
import { catalogueKindName } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';

/** Change tracking fields of every record. */
interface TrackedRecord {
  id: number;
  version?: number | undefined;
  archived?: boolean | undefined;
  changed_at?: string | undefined;
}

/** Version of a record; 1 for records that no admin has written. */
export function recordVersion({ version }: Pick<TrackedRecord, 'version'>): number {
  return version ?? 1;
}

/** A record in the fields of its form, with its change tracking. */
export type ManagedRecord<Form> = Form & {
  id: number;
  version: number;
  archived: boolean;
  changed_at: string | null;
};

export function toManagedRecord<Form extends object>(
  record: TrackedRecord,
  form: Form,
): ManagedRecord<Form> {
  return {
    ...form,
    id: record.id,
    version: recordVersion(record),
    archived: record.archived ?? false,
    changed_at: record.changed_at ?? null,
  };
}

/** Error for an outdated version; `details` is the current record. */
export function staleVersionError(kind: CatalogueKind, current: ManagedRecord<object>): AppError {
  const message = `Somebody has changed this ${catalogueKindName(kind)} in the meantime. Please look at both versions.`;
  return new AppError('conflict', message, { details: current });
}
