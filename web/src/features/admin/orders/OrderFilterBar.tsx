import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { PRINT_STATES } from '@smriti/shared/order/print-states';
import { PAYMENT_STATUSES } from '@smriti/shared/payment/payment-states';
import X from 'lucide-react/icons/x';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FilterBar } from '../components/FilterBar';
import { sharedOrderMessages } from '../components/order/messages';
import { statusWords } from '../components/order/status-words';
import { SearchField } from '../components/SearchField';
import type { ListFilterState } from '../lib/use-list-filters';
import { orderListMessages } from './messages';
import { isNarrowed, type ORDER_FILTERS } from './order-filters';

/** Filters of the order list. */
export function OrderFilterBar({
  filters,
  setFilters,
  clear,
}: ListFilterState<keyof typeof ORDER_FILTERS>) {
  const t = useMessages(orderListMessages);
  const parts = useMessages(sharedOrderMessages);
  const words = useMessages(statusWords);
  const { from, until, tag } = filters;
  const isPeriodEmpty = from !== '' && until !== '' && until < from;
  return (
    <FilterBar isFiltered={isNarrowed(filters)} onClear={clear}>
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={filters.q}
        onChange={(q) => setFilters({ q })}
      />
      <SelectField
        label={t.state}
        options={[
          { value: '', label: t.all },
          ...ORDER_STATUSES.map((value) => ({ value, label: words[value] })),
        ]}
        value={filters.status}
        onChange={(event) => setFilters({ status: event.target.value })}
      />
      <SelectField
        label={t.payment}
        options={[
          { value: '', label: t.all },
          ...PAYMENT_STATUSES.map((value) => ({ value, label: words[value] })),
        ]}
        value={filters.payment_status}
        onChange={(event) => setFilters({ payment_status: event.target.value })}
      />
      <SelectField
        label={t.printing}
        options={[
          { value: '', label: t.all },
          ...PRINT_STATES.map((value) => ({ value, label: parts[value] })),
        ]}
        value={filters.print_state}
        onChange={(event) => setFilters({ print_state: event.target.value })}
      />
      <SelectField
        label={t.delivery}
        options={[
          { value: '', label: t.all },
          { value: '1', label: t.late },
        ]}
        value={filters.late}
        onChange={(event) => setFilters({ late: event.target.value })}
      />
      <TextField
        label={t.from}
        type="date"
        value={from}
        onChange={(event) => setFilters({ from: event.target.value })}
      />
      <TextField
        label={t.until}
        type="date"
        value={until}
        {...(isPeriodEmpty && { error: t.periodEmpty })}
        onChange={(event) => setFilters({ until: event.target.value })}
      />
      {tag !== '' && (
        <Button icon={<X aria-hidden="true" />} onClick={() => setFilters({ tag: '' })}>
          {t.tagFilter({ tag })}
        </Button>
      )}
    </FilterBar>
  );
}
