import { AppError } from '@smriti/shared/base/errors';
import { nameOf } from '../catalogue.domain';
import type { CatalogueKind } from '../catalogue.records';

/** What is noted on every record beside its own fields. */
interface Noted {
  id: number;
  version?: number | undefined;
  archived?: boolean | undefined;
  changed_at?: string | undefined;
}

/** How often admins have written a record; 1 for those that were there before they could. */
export function versionOf({ version }: Pick<Noted, 'version'>): number {
  return version ?? 1;
}

/** A record as its form has it, with what is noted on it. */
export type Managed<Form> = Form & {
  id: number;
  version: number;
  archived: boolean;
  changed_at: string | null;
};

export function managedOf<Form extends object>(record: Noted, form: Form): Managed<Form> {
  return {
    ...form,
    id: record.id,
    version: versionOf(record),
    archived: record.archived ?? false,
    changed_at: record.changed_at ?? null,
  };
}

/** That somebody else was faster; `details` is the record as it is now. */
export function staleVersion(kind: CatalogueKind, current: Managed<object>): AppError {
  const message = `Somebody has changed this ${nameOf(kind)} in the meantime. Please look at both versions.`;
  return new AppError('conflict', message, { details: current });
}
