import {
  createStaffInvitation,
  type InvitedRole,
  listStaffInvitations,
  MAX_OPEN_STAFF_INVITATIONS,
  sendStaffInvitationAgain,
  STAFF_INVITATION_DAYS,
  type StaffInvitation,
  withdrawStaffInvitation,
} from '@smriti/shared/account/staff-invitations';
import { STAFF_ROLES } from '@smriti/shared/account/management';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { callApi, callPage } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { WriteDialog } from '../components/WriteDialog';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { useStaffList } from '../lib/use-staff-list';
import { useStaffWrite } from '../lib/use-staff-write';
import { invitationMessages, roleMessages } from './messages';
import { RoleBadge } from './RoleBadge';

type OpenDialog =
  | { kind: 'invite' }
  | { kind: 'sendAgain' | 'withdraw'; invitation: StaffInvitation };

/** Open invitations of staff (docs/rules.md#roles-10). */
export default function InvitationsPage() {
  const t = useMessages(invitationMessages);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-invitations'].list(),
    fetchPage: (cursor, signal) => callPage(listStaffInvitations, { query: { cursor }, signal }),
    rowsOf: ({ invitations }) => invitations,
  });
  const close = () => setDialog(null);
  return (
    <StaffPage
      title={t.heading}
      intro={t.intro({ days: STAFF_INVITATION_DAYS })}
      back={{ to: '/admin/customers', label: t.back }}
      actions={
        <Button
          variant="filled"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setDialog({ kind: 'invite' })}
        >
          {t.invite}
        </Button>
      }
    >
      <StaffList
        isDense
        list={list}
        caption={t.caption}
        columns={useColumns(setDialog)}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="search" title={t.empty} />}
        isFiltered={false}
      />
      {dialog?.kind === 'invite' && <InviteDialog onClose={close} />}
      {dialog?.kind === 'sendAgain' && (
        <SendAgainDialog invitation={dialog.invitation} onClose={close} />
      )}
      {dialog?.kind === 'withdraw' && (
        <WithdrawDialog invitation={dialog.invitation} onClose={close} />
      )}
    </StaffPage>
  );
}

function useColumns(open: (dialog: OpenDialog) => void): RecordColumn<StaffInvitation>[] {
  const t = useMessages(invitationMessages);
  return [
    {
      id: 'email',
      label: t.email,
      isWide: true,
      cell: ({ email, invited_by }) => (
        <span className="stack gap-1 wrap-anywhere">
          <strong>{email}</strong>
          {invited_by !== '' && <span className="muted text-sm">{t.by({ name: invited_by })}</span>}
        </span>
      ),
    },
    { id: 'role', label: t.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'until',
      label: t.until,
      cell: ({ is_expired, expires_at }) =>
        is_expired ? (
          <StatusBadge tone="ended">{t.expired}</StatusBadge>
        ) : (
          <span className="tabular">{formatDate(expires_at)}</span>
        ),
    },
    {
      id: 'action',
      label: t.action,
      cell: (invitation) => (
        <span className="cluster gap-2">
          <Button size="small" onClick={() => open({ kind: 'sendAgain', invitation })}>
            {t.sendAgain}
            <span className="visually-hidden">: {invitation.email}</span>
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => open({ kind: 'withdraw', invitation })}
          >
            {t.withdraw}
            <span className="visually-hidden">: {invitation.email}</span>
          </Button>
        </span>
      ),
    },
  ];
}

const toRole = (name: string): InvitedRole =>
  STAFF_ROLES.find((role) => role === name) ?? 'reviewer';

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(invitationMessages);
  const names = useMessages(roleMessages);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('reviewer');
  const [isMarked, setMarked] = useState(false);
  const body = createStaffInvitation.body.safeParse({ email, role });
  const write = useStaffWrite(
    (form: { email: string; role: InvitedRole }) => callApi(createStaffInvitation, { body: form }),
    {
      makesStale: ['staff-invitations'],
      success: ({ invitation }) => t.sent({ email: invitation.email }),
      onDone: onClose,
    },
  );
  return (
    <ActionDialog
      onClose={onClose}
      title={t.inviteTitle}
      consequence={t.inviteText({ days: STAFF_INVITATION_DAYS, most: MAX_OPEN_STAFF_INVITATIONS })}
      confirm={t.inviteConfirm}
      write={write}
      onConfirm={() => (body.success ? write.begin(body.data) : setMarked(true))}
    >
      <TextField
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={isMarked && !body.success ? t.emailInvalid : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SelectField
        label={t.role}
        options={STAFF_ROLES.map((name) => ({ value: name, label: names[name] }))}
        value={role}
        onChange={(event) => setRole(toRole(event.target.value))}
      />
    </ActionDialog>
  );
}

interface InvitationDialogProps {
  invitation: StaffInvitation;
  onClose: () => void;
}

function SendAgainDialog({ invitation: { id, email }, onClose }: InvitationDialogProps) {
  const t = useMessages(invitationMessages);
  return (
    <WriteDialog
      onClose={onClose}
      title={t.sendAgainTitle}
      consequence={t.sendAgainText({ days: STAFF_INVITATION_DAYS })}
      confirm={t.sendAgain}
      send={() => callApi(sendStaffInvitationAgain, { params: { id } })}
      makesStale={['staff-invitations']}
      success={() => t.sent({ email })}
    >
      <strong className="wrap-anywhere">{email}</strong>
    </WriteDialog>
  );
}

function WithdrawDialog({ invitation: { id, email }, onClose }: InvitationDialogProps) {
  const t = useMessages(invitationMessages);
  return (
    <WriteDialog
      onClose={onClose}
      title={t.withdrawTitle}
      consequence={t.withdrawText}
      confirm={t.withdraw}
      isDangerous
      send={() => callApi(withdrawStaffInvitation, { params: { id } })}
      makesStale={['staff-invitations']}
      success={() => t.withdrawn({ email })}
    >
      <strong className="wrap-anywhere">{email}</strong>
    </WriteDialog>
  );
}
