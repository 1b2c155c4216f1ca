import { useMessages } from '#lib/language/i18n.ts';
import { useStaffWrite } from '../lib/use-staff-write';
import type { CatalogueKindConfig } from './kind-config';
import { type ManagedRecord, updateRecord } from './managed-records';
import { catalogueMessages } from './messages';

export interface WholeRecordProps {
  kind: CatalogueKindConfig;
  record: ManagedRecord;
}

/** Write that archives a record or brings it back. */
export function useArchiving(
  { kind, record }: WholeRecordProps,
  archived: boolean,
  onDone?: () => void,
) {
  const t = useMessages(catalogueMessages);
  return useStaffWrite(() => updateRecord(kind, record.id, { archived, version: record.version }), {
    makesStale: ['staff-catalogue'],
    success: () => (archived ? t.archivedToast : t.broughtBack),
    onDone,
  });
}
