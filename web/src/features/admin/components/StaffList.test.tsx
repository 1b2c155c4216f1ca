import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { useListFilters } from '../lib/use-list-filters';
import { useRowSelection } from '../lib/use-row-selection';
import type { StaffListState } from '../lib/use-staff-list';
import { BulkActionBar } from './BulkActionBar';
import { FilterBar } from './FilterBar';
import { SearchField } from './SearchField';
import { StaffList } from './StaffList';

interface Row {
  id: string;
  name: string;
}
const ROWS: Row[] = [
  { id: '1', name: 'Goa' },
  { id: '2', name: 'Ooty' },
];
const LIST: StaffListState<Row> = {
  rows: ROWS,
  error: null,
  hasMore: false,
  nextCursor: null,
  isLoadingMore: false,
  isStale: false,
  unreadable: 0,
  isRetrying: false,
  showMore: vi.fn(),
  retry: vi.fn(),
};
const COLUMNS = [{ id: 'name', label: 'Name', cell: ({ name }: Row) => name }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Page({ list }: { list: StaffListState<Row> }) {
  const { filters, setFilters, isFiltered, clear } = useListFilters({ q: '', state: 'open' });
  const { search } = useLocation();
  const selection = useRowSelection(list.rows?.map(({ id }) => id) ?? []);
  return (
    <>
      <output>{search}</output>
      <FilterBar isFiltered={isFiltered} onClear={clear}>
        <SearchField label="Search" value={filters.q} onChange={(q) => setFilters({ q })} />
      </FilterBar>
      <StaffList
        {...{ list, isFiltered, selection }}
        caption="Albums"
        columns={COLUMNS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        empty={<p>Nothing yet.</p>}
        onClearFilters={clear}
      />
      <BulkActionBar selection={selection}>
        <output>{selection.ids.join()}</output>
      </BulkActionBar>
    </>
  );
}

function show(list: Partial<StaffListState<Row>> = {}, path = '/admin/albums?id=7') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page list={{ ...LIST, ...list }} />
    </MemoryRouter>,
  );
}

const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
const pause = () => {
  act(() => {
    vi.advanceTimersByTime(1000);
  });
};
const address = () => screen.getAllByRole('status')[0]?.textContent;

it('stores the search in the URL, next to other parameters', () => {
  show();
  type('goa');
  expect(address()).toBe('?id=7');
  pause();
  expect(address()).toBe('?id=7&q=goa');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  pause();
  expect(address()).toBe('?id=7');
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('');
});

it('explains an empty list, and one without matches', () => {
  show({ rows: [] });
  expect(screen.getByText('Nothing yet.')).toBeDefined();
});

it('offers to clear filters without matches', () => {
  show({ rows: [] }, '/admin/albums?q=x');
  expect(screen.getByText('Nothing matches these filters.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
});

it('shows a failure with a retry', () => {
  const retry = vi.fn();
  show({ rows: undefined, error: new Error('offline'), retry });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('offers no retry if the account may not read the list any more', () => {
  show({ rows: undefined, error: new ApiError(403, 'forbidden', 'Your account may not do this.') });
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Your account may not see this any more\./,
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('loads the next page', () => {
  const showMore = vi.fn();
  show({ hasMore: true, showMore });
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(showMore).toHaveBeenCalledOnce();
});

it('selects rows one by one and all at once', () => {
  show();
  const bar = () => screen.getByRole('group', { name: 'What to do with the chosen ones' });
  expect(bar().textContent).toBe('');
  check('Ooty');
  expect(bar().textContent).toContain('1 chosen');
  check('Choose all that are shown');
  expect(bar().textContent).toContain('2 chosen');
  check('Goa');
  expect(bar().textContent).toContain('1 chosen2');
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(bar().textContent).toBe('');
});

it('shows the number of unreadable records, also in an empty list', () => {
  show({ unreadable: 1 });
  expect(screen.getByRole('alert').textContent).toMatch(/^1 record is not shown/);
  expect(screen.getAllByText('Goa')).not.toEqual([]);
  cleanup();
  show({ rows: [], unreadable: 3 });
  expect(screen.getByRole('alert').textContent).toMatch(/^3 records are not shown/);
  expect(screen.queryByText('Nothing yet.')).toBeNull();
});
