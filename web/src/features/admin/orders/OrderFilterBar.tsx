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
import { staffStatusMessages } from '../components/order/status-messages';
import { SearchField } from '../components/SearchField';
import type { ListFilterState } from '../lib/use-list-filters';
import { orderListMessages } from './messages';
import { hasNarrowingFilter, type ORDER_FILTERS } from './order-filters';

export function OrderFilterBar({
  filters,
  setFilters,
  clear,
}: ListFilterState<keyof typeof ORDER_FILTERS>) {
  const t = useMessages(orderListMessages);
  const parts = useMessages(sharedOrderMessages);
  const words = useMessages(staffStatusMessages);
  const { from, until, tag } = filters;
  const isPeriodEmpty = from !== '' && until !== '' && until < from;
  return (
    <FilterBar isFiltered={hasNarrowingFilter(filters)} onClear={clear}>
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={filters.q}
        onChange={(q) => setFilters({ q })}
      />
      <ChoiceFilter
        label={t.state}
        options={ORDER_STATUSES.map((value) => ({ value, label: words[value] }))}
        value={filters.status}
        onChange={(status) => setFilters({ status })}
      />
      <ChoiceFilter
        label={t.payment}
        options={PAYMENT_STATUSES.map((value) => ({ value, label: words[value] }))}
        value={filters.payment_status}
        onChange={(payment_status) => setFilters({ payment_status })}
      />
      <ChoiceFilter
        label={t.printing}
        options={PRINT_STATES.map((value) => ({ value, label: parts[value] }))}
        value={filters.print_state}
        onChange={(print_state) => setFilters({ print_state })}
      />
      <ChoiceFilter
        label={t.delivery}
        options={[{ value: '1', label: t.late }]}
        value={filters.late}
        onChange={(late) => setFilters({ late })}
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

interface ChoiceFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  /** '' for all. */
  value: string;
  onChange: (value: string) => void;
}

/** Select field with the values of a filter, and 'All'. */
function ChoiceFilter({ label, options, value, onChange }: ChoiceFilterProps) {
  const t = useMessages(orderListMessages);
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: t.all }, ...options]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
