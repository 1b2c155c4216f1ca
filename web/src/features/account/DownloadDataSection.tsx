import {
  type DataExport,
  getExport,
  getExportLink,
  requestExport,
} from '@smriti/shared/account/account-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useFreshSignIn } from '#lib/session/use-fresh-sign-in.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SignInAgainDialog } from '#ui/fields/SignInAgainDialog.tsx';
import { AccountSection, SectionButtons } from './AccountSection';
import { accountDataMessages } from './messages';

const POLL_MS = 5000;

/** The newest data archive; polled while it is being built. */
function useArchive(uid: string) {
  return useQuery({
    queryKey: queryKeys['data-export'].newest(uid),
    queryFn: async ({ signal }) => (await callApi(getExport, { params: { uid }, signal })).export,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? POLL_MS : false),
  });
}

function isReady(archive: DataExport | null | undefined): archive is DataExport {
  if (archive?.state !== 'ready' || archive.expires_at === null) return false;
  return Date.parse(archive.expires_at) > Date.now();
}

/** Requests an archive of the account's data and offers the download. */
export function DownloadDataSection({ uid }: { uid: string }) {
  const t = useMessages(accountDataMessages);
  const queries = useQueryClient();
  const { data: archive } = useArchive(uid);
  const request = useFreshSignIn(
    () => callApi(requestExport, { params: { uid } }),
    (answer) => queries.setQueryData(queryKeys['data-export'].newest(uid), answer.export),
  );
  const download = useFreshSignIn(
    () => callApi(getExportLink, { params: { uid } }),
    ({ url }) => location.assign(url),
  );
  const problem = request.problem ?? download.problem;
  return (
    <AccountSection title={t.download} text={t.downloadText}>
      {problem && (
        <InlineMessage tone="error">{apiErrorMessage(problem) ?? t.downloadFailed}</InlineMessage>
      )}
      {archive?.state === 'making' && <InlineMessage tone="waiting">{t.making}</InlineMessage>}
      {archive?.state === 'failed' && <InlineMessage tone="error">{t.makingFailed}</InlineMessage>}
      {isReady(archive) && (
        <InlineMessage tone="success">
          {t.ready({ date: formatDate(archive.expires_at ?? archive.requested_at) })}
        </InlineMessage>
      )}
      <SectionButtons>
        {isReady(archive) && (
          <Button variant="filled" isBusy={download.isPending} onClick={() => download.begin()}>
            {t.downloadNow}
          </Button>
        )}
        {archive?.state !== 'making' && (
          <Button isBusy={request.isPending} busyLabel={t.asking} onClick={() => request.begin()}>
            {isReady(archive) ? t.askAgain : t.ask}
          </Button>
        )}
      </SectionButtons>
      <SignInAgainDialog {...request.signIn} />
      <SignInAgainDialog {...download.signIn} />
    </AccountSection>
  );
}
