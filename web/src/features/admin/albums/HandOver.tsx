import { handOverApprovalProduct, type QueueItem } from '@smriti/shared/album/approval';
import { useState } from 'react';
import { SelectField } from '../../../components/fields/SelectField';
import { call } from '../../../lib/api';
import { useMessages } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session-store';
import { ActionDialog } from '../components/ActionDialog';
import { formatClock } from '../lib/format';
import { useStaffWrite } from '../lib/use-staff-write';
import { albumMessages } from './messages';

interface HandOverProps {
  album: QueueItem;
  onClose: () => void;
}

/** Hands an album to a reviewer, or back to all of them. */
export function HandOver({ album, onClose }: HandOverProps) {
  const t = useMessages(albumMessages);
  const me = useSession(({ user }) => user?.uid ?? '');
  const [uid, setUid] = useState('');
  const { id, title, taken } = album;
  const write = useStaffWrite(
    (to: string | null) => call(handOverApprovalProduct, { params: { id }, body: { uid: to } }),
    { makesStale: ['staff-albums'], success: () => t.handed, onDone: onClose },
  );
  const consequence = taken
    ? t.handFrom({ name: taken.is_mine ? t.you : taken.by, time: formatClock(taken.until) })
    : t.handFree;
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      title={t.handTitle}
      consequence={consequence}
      confirm={t.handOver}
      write={write}
      onConfirm={() => write.begin(uid || null)}
    >
      <strong>{title || t.untitled}</strong>
      <SelectField
        label={t.handTo}
        options={[
          { value: '', label: t.everybody },
          { value: me, label: t.me },
        ]}
        value={uid}
        onChange={(event) => setUid(event.target.value)}
      />
    </ActionDialog>
  );
}
