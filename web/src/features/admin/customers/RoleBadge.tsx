import type { Role } from '@smriti/shared/account/roles';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { roleMessages } from './messages';

/** Badge with a staff member's role; renders nothing for customers. */
export function RoleBadge({ role }: { role: Role }) {
  const t = useMessages(roleMessages);
  const isStaff = role !== 'customer' && role !== 'guest';
  if (!isStaff) return <span className="nowrap">{t[role]}</span>;
  return (
    <StatusBadge tone="info" icon={<ShieldCheck aria-hidden="true" />}>
      {t[role]}
    </StatusBadge>
  );
}
