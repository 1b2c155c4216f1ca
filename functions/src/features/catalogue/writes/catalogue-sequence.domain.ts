import type { CatalogueListSort } from '@smriti/shared/catalogue/management';

/** Sort keys of a record. */
export interface SortedRecord {
  id: number;
  name: string;
  changed_at: string | null;
  /** 0 for kinds without a price. */
  price: number;
}

function compareBy(sort: CatalogueListSort, one: SortedRecord, other: SortedRecord): number {
  switch (sort) {
    case 'newest':
      return other.id - one.id;
    case 'oldest':
      return one.id - other.id;
    case 'name':
      return one.name.localeCompare(other.name, 'en', { numeric: true });
    case 'price':
      return one.price - other.price;
    case 'changed':
      return (one.changed_at ?? '').localeCompare(other.changed_at ?? '');
    case '-name':
      return compareBy('name', other, one);
    case '-price':
      return compareBy('price', other, one);
    case '-changed':
      return compareBy('changed', other, one);
  }
}

/** Compares two records in a sequence; of equal ones, the newest is first. */
export function compareRecords(
  sort: CatalogueListSort,
  one: SortedRecord,
  other: SortedRecord,
): number {
  return compareBy(sort, one, other) || other.id - one.id;
}
