import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { StaffPage } from '../components/StaffPage';
import { QueryFallbackPage } from '../components/QueryFallback';
import type { CatalogueKindConfig } from './kind-config';
import { kindText } from './kind-messages';
import { findKindConfig } from './kinds';
import { type ManagedRecord, recordQuery } from './managed-records';
import { catalogueMessages } from './messages';
import { RecordEditor } from './RecordEditor';
import { useRecordName } from './use-records';

export function RecordPage() {
  const { kind: name, id = '' } = useParams();
  const kind = findKindConfig(name);
  if (!kind) return <Navigate to="/admin/catalogue" replace />;
  return id === 'new' ? <NewRecord kind={kind} /> : <ExistingRecord kind={kind} id={id} />;
}

function useWayBack({ name, title }: CatalogueKindConfig) {
  const t = useMessages(catalogueMessages);
  return { to: `/admin/catalogue/${name}`, label: t.backTo({ name: kindText(title) }) };
}

function NewRecord({ kind }: { kind: CatalogueKindConfig }) {
  const t = useMessages(catalogueMessages);
  return (
    <StaffPage title={t.add({ name: kindText(kind.one) })} back={useWayBack(kind)}>
      <RecordEditor kind={kind} record={null} />
    </StaffPage>
  );
}

function ExistingRecord({ kind, id }: { kind: CatalogueKindConfig; id: string }) {
  const t = useMessages(catalogueMessages);
  const back = useWayBack(kind);
  const query = useQuery({ ...recordQuery(kind.name, id), refetchOnWindowFocus: false });
  const { data, error } = query;
  if (data) return <LoadedRecord kind={kind} record={data} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  const failed = isMissing ? t.missing : t.loadFailed;
  return (
    <QueryFallbackPage title={kindText(kind.title)} back={back} query={query} failed={failed} />
  );
}

function LoadedRecord({ kind, record }: { kind: CatalogueKindConfig; record: ManagedRecord }) {
  const name = useRecordName(kind, record);
  const back = useWayBack(kind);
  return (
    <StaffPage title={name} intro={kindText(kind.title)} back={back}>
      <RecordEditor key={record.id} kind={kind} record={record} />
    </StaffPage>
  );
}
