import { handOverApprovalProduct, type QueueItem } from '@smriti/shared/album/approval';
import { type ListedUser, listUsers } from '@smriti/shared/account/management';
import { MAX_STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { WriteDialog } from '../components/WriteDialog';
import { InlineFailure } from '../components/InlineFailure';
import { formatClock } from '../lib/format';
import { adminAlbumMessages } from './messages';

/** Query for the reviewers of the shop, at most one page of them. */
function useReviewers() {
  return useQuery({
    queryKey: staffQueryKeys['staff-reviewers'].list(),
    queryFn: async ({ signal }): Promise<readonly ListedUser[]> => {
      const query = { role: 'reviewer' as const, limit: MAX_STAFF_PAGE_SIZE };
      return (await callApi(listUsers, { query, signal })).users;
    },
  });
}

/** Dialog that assigns an album to a reviewer, or to all of them. */
export function AssignReviewerDialog({
  album,
  onClose,
}: {
  album: QueueItem;
  onClose: () => void;
}) {
  const t = useMessages(adminAlbumMessages);
  const me = useSession(({ user }) => user?.uid ?? '');
  const [uid, setUid] = useState('');
  const reviewers = useReviewers();
  const { id, title, taken } = album;
  const consequence = taken
    ? t.handFrom({ name: taken.is_mine ? t.you : taken.by, time: formatClock(taken.until) })
    : t.handFree;
  return (
    <WriteDialog
      onClose={onClose}
      title={t.handTitle}
      consequence={consequence}
      confirm={t.handOver}
      send={() => callApi(handOverApprovalProduct, { params: { id }, body: { uid: uid || null } })}
      makesStale={['staff-albums']}
      success={() => t.handed}
    >
      <strong>{title || t.untitled}</strong>
      <InlineFailure queries={[reviewers]} failed={t.reviewersFailed} />
      <SelectField
        label={t.handTo}
        options={[
          { value: '', label: t.everybody },
          { value: me, label: t.me },
          ...(reviewers.data ?? []).map((one) => ({ value: one.uid, label: one.displayName })),
        ]}
        value={uid}
        onChange={(event) => setUid(event.target.value)}
      />
    </WriteDialog>
  );
}
