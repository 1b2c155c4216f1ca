import type { Invitee } from '@smriti/shared/account/invitation';
import { RewardConditions } from '#domains/rewards/RewardConditions.tsx';
import { formatSignedNumber, formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { type RecordColumn, RecordTable } from '#ui/layout/RecordTable.tsx';
import { referAndEarnMessages } from './messages';

const TONES: Record<Invitee['state'], StatusTone> = {
  joined: 'waiting',
  ordered: 'info',
  pending: 'waiting',
  rewarded: 'success',
  voided: 'danger',
};

/** Friends invited by the link, with the status of each invitation. */
export function InviteeHistory({ invitees }: { invitees: readonly Invitee[] }) {
  const t = useMessages(referAndEarnMessages);
  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="invitees-heading">
      <h2 id="invitees-heading" className="text-xl">
        {t.historyHeading}
      </h2>
      {invitees.length === 0 ? (
        <EmptyState drawing="album" title={t.empty} />
      ) : (
        <Invitees invitees={invitees} />
      )}
    </section>
  );
}

function Invitees({ invitees }: { invitees: readonly Invitee[] }) {
  const t = useMessages(referAndEarnMessages);
  const columns: RecordColumn<Invitee>[] = [
    { id: 'friend', label: t.friend, cell: ({ name }) => name || t.nameless },
    { id: 'joinedOn', label: t.joinedOn, cell: ({ joined_at }) => formatDate(joined_at) },
    {
      id: 'status',
      label: t.status,
      cell: ({ state, missing, until }) => (
        <>
          <StatusBadge tone={TONES[state]}>{t[state]}</StatusBadge>
          {missing.length > 0 && (
            <p className="mt-1 muted text-sm">
              <RewardConditions missing={missing} until={until} />
            </p>
          )}
        </>
      ),
    },
    {
      id: 'points',
      label: t.points,
      align: 'end',
      cell: ({ points }) => <span className="tabular">{formatSignedNumber(points)}</span>,
    },
  ];
  return (
    <RecordTable
      caption={t.historyHeading}
      columns={columns}
      rows={invitees}
      keyOf={({ joined_at, name }) => `${joined_at} ${name}`}
    />
  );
}
