import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import type { OpenedList } from './opened-list';
import { staffOrderMessages } from './order-messages';

/** Section of the order page: replacements, and orders in the same parcel. */
export function LinkedOrders({ order, list }: { order: StaffOrder; list: OpenedList | null }) {
  const t = useMessages(staffOrderMessages);
  const { replaces, replaced_by, together } = order;
  if (replaces === null && replaced_by.length === 0 && together.length === 0) return null;
  const farther = list && { ...list, isPrevious: false };
  const links = (numbers: readonly string[]) =>
    numbers.length > 0 && (
      <>
        {numbers.map((number, index) => (
          <span key={number}>
            {index > 0 && ', '}
            <Link to={`/admin/orders/${number}`} state={farther}>
              {number}
            </Link>
          </span>
        ))}
      </>
    );
  return (
    <Panel title={t.links}>
      <FactsList
        isRuled
        facts={[
          [t.replaces, links(replaces === null ? [] : [replaces]) || ''],
          [t.replacedBy, links(replaced_by) || ''],
          [t.together, links(together.map(({ order_id }) => order_id)) || ''],
        ]}
      />
    </Panel>
  );
}
