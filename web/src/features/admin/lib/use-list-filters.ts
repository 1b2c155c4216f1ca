import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filter values in the address; '' for no filter. */
export type ListFilters<Name extends string> = Readonly<Record<Name, string>>;

export interface ListFilterState<Name extends string> {
  filters: ListFilters<Name>;
  /** Whether any filter differs from its initial value. */
  isFiltered: boolean;
  setFilters: (change: Partial<ListFilters<Name>>) => void;
  clear: () => void;
}

/**
 * Filters of a list, stored in the address, so that a link, a reload and the back button show the
 * same list.
 * @param initial value of each filter that is missing in the address, e.g. '' or 'open'
 */
export function useListFilters<Name extends string>(
  initial: ListFilters<Name>,
): ListFilterState<Name> {
  const [search, setSearch] = useSearchParams();
  // The router renders a new address in a transition; fields must show their new value at once.
  const [filters, showFilters] = useOptimistic(filtersOf(search, initial));

  function setFilters(change: Partial<ListFilters<Name>>): void {
    const changed = { ...filters, ...change };
    startTransition(() => {
      showFilters(changed);
      setSearch((before) => searchOf(before, changed, initial), { replace: true });
    });
  }

  return {
    filters,
    isFiltered: namesOf(initial).some((name) => filters[name] !== initial[name]),
    setFilters,
    clear: () => setFilters(initial),
  };
}

function namesOf<Name extends string>(initial: ListFilters<Name>): Name[] {
  return Object.keys(initial) as Name[];
}

function filtersOf<Name extends string>(search: URLSearchParams, initial: ListFilters<Name>) {
  const filters: Record<Name, string> = { ...initial };
  for (const name of namesOf(initial)) filters[name] = search.get(name) ?? initial[name];
  return filters;
}

/** Query string with these filters and the address's other parameters. */
function searchOf<Name extends string>(
  before: URLSearchParams,
  filters: ListFilters<Name>,
  initial: ListFilters<Name>,
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const name of namesOf(initial)) {
    if (filters[name] === initial[name]) search.delete(name);
    else search.set(name, filters[name]);
  }
  return search;
}
