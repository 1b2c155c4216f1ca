import { getExport, getExportLink, requestExport } from '@smriti/shared/account/account-data';
import type { ManagedUser } from '@smriti/shared/account/management';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { customerActionMessages } from './messages';

const POLL_MS = 5000;

/** Dialog that builds an archive of a customer's data and offers the download. */
export function ExportDataDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useMessages(customerActionMessages);
  const { uid } = user;
  const { data: archive } = useQuery({
    queryKey: staffQueryKeys['staff-users'].archive(uid),
    queryFn: async ({ signal }) => (await callApi(getExport, { params: { uid }, signal })).export,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
  });
  const request = useStaffWrite(() => callApi(requestExport, { params: { uid } }), {
    makesStale: ['staff-users'],
    success: () => t.exportDone,
  });
  const download = useStaffWrite(() => callApi(getExportLink, { params: { uid } }), {
    makesStale: [],
    onDone: ({ url }) => location.assign(url),
  });
  const until = archive?.state === 'ready' ? archive.expires_at : null;
  const isReady = until !== null;
  const write = isReady ? download : request;
  return (
    <ActionDialog
      onClose={onClose}
      title={t.exportTitle}
      consequence={t.exportText}
      confirm={isReady ? t.exportGet : t.exportMake}
      write={write}
      onConfirm={() => write.begin()}
    >
      {archive?.state === 'making' && (
        <InlineMessage tone="waiting">{t.exportMaking}</InlineMessage>
      )}
      {archive?.state === 'failed' && <InlineMessage tone="error">{t.exportFailed}</InlineMessage>}
      {isReady && (
        <InlineMessage tone="success">{t.exportReady({ date: formatDate(until) })}</InlineMessage>
      )}
    </ActionDialog>
  );
}
