import { type GiftCard, listGiftCards } from '@smriti/shared/payment/gift-card-management';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar';
import { FilterTabs } from '../components/FilterTabs';
import { SearchField } from '../components/SearchField';
import { StaffList } from '../components/StaffList';
import { StaffPage } from '../components/StaffPage';
import { type ListFilters, useListFilters } from '../lib/use-list-filters';
import { useStaffList } from '../lib/use-staff-list';
import { CancelGiftCardDialog } from './CancelGiftCardDialog';
import { giftCardColumns } from './gift-card-columns';
import { CreateCardsDialog } from './CreateCardsDialog';
import { adminGiftCardMessages } from './messages';
import { NewGiftCardCodes } from './NewGiftCardCodes';

const STATES = ['unused', 'used', 'cancelled'] as const;
/** Minimum length of a search text; the API finds nothing for a shorter one. */
const MIN_SEARCH_LENGTH = 4;

function useCards({ q, state: stateName }: ListFilters<'q' | 'state'>) {
  const state = STATES.find((name) => name === stateName);
  const asked = { ...(q.length >= MIN_SEARCH_LENGTH && { q }), ...(state && { state }) };
  return useStaffList({
    queryKey: staffQueryKeys['staff-gift-cards'].list(asked),
    fetchPage: (cursor, signal) => callPage(listGiftCards, { query: { ...asked, cursor }, signal }),
    rowsOf: ({ cards }) => cards,
  });
}

/** Page /admin/gift-cards: creates batches, finds and cancels cards. */
export default function GiftCardsArea() {
  const t = useMessages(adminGiftCardMessages);
  const { filters, setFilters, isFiltered, clear } = useListFilters({ q: '', state: '' });
  const list = useCards(filters);
  const [isMaking, setIsMaking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [cancelled, setCancelled] = useState<GiftCard | null>(null);
  const make = (
    <Button variant="filled" icon={<Plus />} onClick={() => setIsMaking(true)}>
      {t.make}
    </Button>
  );
  function show(made: readonly string[]): void {
    setIsMaking(false);
    setCodes(made);
  }
  return (
    <StaffPage title={t.heading} intro={t.intro} actions={make}>
      {codes && <NewGiftCardCodes codes={codes} onDone={() => setCodes(null)} />}
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField label={t.search} value={filters.q} onChange={(q) => setFilters({ q })} />
        <FilterTabs
          label={t.state}
          options={[
            { value: '', label: t.all },
            ...STATES.map((state) => ({ value: state, label: t[state] })),
          ]}
          value={filters.state}
          onChange={(state) => setFilters({ state })}
        />
      </FilterBar>
      <StaffList
        list={list}
        caption={t.caption}
        isDense
        columns={giftCardColumns(t, setCancelled)}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="album" title={t.empty} />}
        isFiltered={isFiltered}
        onClearFilters={clear}
      />
      {isMaking && <CreateCardsDialog onClose={() => setIsMaking(false)} onMade={show} />}
      {cancelled && <CancelGiftCardDialog card={cancelled} onClose={() => setCancelled(null)} />}
    </StaffPage>
  );
}
