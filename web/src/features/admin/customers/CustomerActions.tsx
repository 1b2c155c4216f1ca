import type { ManagedUser } from '@smriti/shared/account/management';
import { deleteUser } from '@smriti/shared/account/account-data';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { WriteDialog } from '../components/WriteDialog';
import { AdjustBalanceDialog } from './AdjustBalanceDialog';
import { ChangeRoleDialog } from './ChangeRoleDialog';
import { ExportDataDialog } from './ExportDataDialog';
import { customerActionMessages } from './messages';

type Action = 'role' | 'ledger' | 'export' | 'erase';

export function CustomerActions({ user }: { user: ManagedUser }) {
  const t = useMessages(customerActionMessages);
  const navigate = useNavigate();
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <div className="cluster gap-3">
      <ButtonLink to={`/admin/payment-links/new/${user.uid}`}>{t.order}</ButtonLink>
      <ButtonLink to={`/admin/payment-links?customer=${user.uid}`}>{t.paymentLinks}</ButtonLink>
      <Button onClick={() => setAction('ledger')}>{t.ledger}</Button>
      <Button onClick={() => setAction('role')}>{t.role}</Button>
      <Button onClick={() => setAction('export')}>{t.export}</Button>
      <Button variant="danger" onClick={() => setAction('erase')}>
        {t.erase}
      </Button>
      {action === 'role' && <ChangeRoleDialog user={user} onClose={close} />}
      {action === 'ledger' && <AdjustBalanceDialog user={user} onClose={close} />}
      {action === 'export' && <ExportDataDialog user={user} onClose={close} />}
      {action === 'erase' && (
        <WriteDialog
          onClose={close}
          title={t.eraseTitle}
          consequence={t.eraseText}
          confirm={t.eraseConfirm}
          isDangerous
          send={() => callApi(deleteUser, { params: { uid: user.uid } })}
          makesStale={['staff-users']}
          success={() => t.eraseDone}
          onDone={() => void navigate('/admin/customers')}
        >
          <strong>{user.displayName || user.email}</strong>
        </WriteDialog>
      )}
    </div>
  );
}
