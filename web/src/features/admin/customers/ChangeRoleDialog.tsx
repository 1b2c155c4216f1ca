import {
  changeRole,
  GRANTABLE_ROLES,
  type GrantableRole,
  type ManagedUser,
} from '@smriti/shared/account/management';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { WriteDialog } from '../components/WriteDialog';
import { customerActionMessages, roleMessages } from './messages';

const grantable = (name: string): GrantableRole =>
  GRANTABLE_ROLES.find((role) => role === name) ?? 'customer';

export function ChangeRoleDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const t = useMessages(customerActionMessages);
  const names = useMessages(roleMessages);
  const [role, setRole] = useState<GrantableRole>(grantable(user.role));
  return (
    <WriteDialog
      onClose={onClose}
      title={t.roleTitle}
      consequence={t.roleText}
      confirm={t.role}
      send={() => callApi(changeRole, { params: { uid: user.uid }, body: { role } })}
      makesStale={['staff-users']}
      success={() => t.roleDone}
    >
      <strong>{user.displayName || user.email}</strong>
      <SelectField
        label={t.roleField}
        hint={t[role]}
        options={GRANTABLE_ROLES.map((name) => ({ value: name, label: names[name] }))}
        value={role}
        onChange={(event) => setRole(grantable(event.target.value))}
      />
    </WriteDialog>
  );
}
