import { listFailedMails, sendMailsAgain } from '@smriti/shared/staff/failures';
import { callApi, callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { cx } from '#ui/cx.ts';
import { DateAndTime } from '../components/formatted-values';
import { useStaffList } from '../lib/use-staff-list';
import styles from './FailedMails.module.css';
import { mailFailureKind } from './mail-failure';
import { failureMessages } from './failure-messages';
import { RetryList } from './RetryList';

/** Mails that failed after all retries, with a button that sends them again. */
export function FailedMails() {
  const t = useMessages(failureMessages);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-failures'].mails(),
    fetchPage: (cursor, signal) => callPage(listFailedMails, { query: { cursor }, signal }),
    rowsOf: ({ mails }) => mails,
  });
  return (
    <RetryList
      list={list}
      caption={t.mailCaption}
      columns={[
        {
          id: 'to',
          label: t.to,
          cell: ({ to }) => <strong className={styles.address}>{to}</strong>,
          isWide: true,
        },
        { id: 'subject', label: t.subject, cell: ({ subject }) => subject },
        { id: 'reason', label: t.reason, cell: ({ reason }) => <Reason words={reason} /> },
        {
          id: 'given',
          label: t.given,
          cell: ({ failed_at, attempts }) => (
            <span>
              <DateAndTime time={failed_at} /> {t.tries(attempts)}
            </span>
          ),
        },
      ]}
      nameOf={({ to, subject }) => t.mailName({ to, subject })}
      chosenAs={({ to }) => t.chooseMail({ to })}
      empty={<EmptyState drawing="album" title={t.emptyMails} />}
      repeat={{
        label: t.sendAgain,
        work: (ids) => callApi(sendMailsAgain, { body: { ids } }),
        success: ({ queued }) => (queued === 0 ? t.sentAlready : t.queued(queued)),
      }}
    />
  );
}

/** Why a mail could not be sent, and the words of the mail server. */
function Reason({ words }: { words: string }) {
  const t = useMessages(failureMessages);
  const kind = mailFailureKind(words);
  const isFromServer = kind !== 'unknown' && kind !== 'interrupted';
  return (
    <div className={cx('stack gap-1 wrap-anywhere', styles.reason)}>
      <p>{t[kind]}</p>
      {isFromServer && (
        <p className="muted text-sm" lang="en">
          {t.serverWords({ words })}
        </p>
      )}
    </div>
  );
}
