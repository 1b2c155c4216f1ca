import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters as the address holds them: what is not filtered is the empty text. */
export type Filters<Name extends string> = Readonly<Record<Name, string>>;

export interface FilterState<Name extends string> {
  filters: Filters<Name>;
  /** Whether any differs from what the list shows by itself. */
  isFiltered: boolean;
  setFilters: (change: Partial<Filters<Name>>) => void;
  clear: () => void;
}

/**
 * The filters of a list, in the address: a link, a reload and the way back lead to the same list.
 * @param initial each filter with what it is when the address says nothing, e.g. '' or 'open'
 */
export function useFilters<Name extends string>(initial: Filters<Name>): FilterState<Name> {
  const [search, setSearch] = useSearchParams();
  // The router renders a changed address in a transition: a field must not wait for that.
  const [filters, showFilters] = useOptimistic(filtersOf(search, initial));

  function setFilters(change: Partial<Filters<Name>>): void {
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

function namesOf<Name extends string>(initial: Filters<Name>): Name[] {
  return Object.keys(initial) as Name[];
}

function filtersOf<Name extends string>(search: URLSearchParams, initial: Filters<Name>) {
  const filters: Record<Name, string> = { ...initial };
  for (const name of namesOf(initial)) filters[name] = search.get(name) ?? initial[name];
  return filters;
}

/** The address with these filters; the rest of it stays as it is. */
function searchOf<Name extends string>(
  before: URLSearchParams,
  filters: Filters<Name>,
  initial: Filters<Name>,
): URLSearchParams {
  const search = new URLSearchParams(before);
  for (const name of namesOf(initial)) {
    if (filters[name] === initial[name]) search.delete(name);
    else search.set(name, filters[name]);
  }
  return search;
}
