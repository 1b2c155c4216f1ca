export type SortBy = 'date' | 'name';

interface Sortable {
  key: string;
  name: string;
  takenAt?: number | undefined;
}

/** Compares names in natural order, with 2 before 10. */
const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function canSortBy({ name, takenAt }: Sortable, by: SortBy): boolean {
  return by === 'name' ? name !== '' : takenAt !== undefined;
}

function compare(one: Sortable, other: Sortable, by: SortBy): number {
  return by === 'name'
    ? names.compare(one.name, other.name)
    : (one.takenAt ?? 0) - (other.takenAt ?? 0);
}

/** Keys of the sorted photos; photos without the property stay in order at the end. */
export function sortPhotoKeys(photos: readonly Sortable[], by: SortBy): string[] {
  const sorted = photos
    .filter((photo) => canSortBy(photo, by))
    .toSorted((one, other) => compare(one, other, by));
  const rest = photos.filter((photo) => !canSortBy(photo, by));
  return [...sorted, ...rest].map(({ key }) => key);
}

/** Last position, from 1, to which a number of photos can be moved together. */
export function findLastTargetPosition(total: number, moved: number): number {
  return Math.max(1, total - moved + 1);
}

/** Moves photos, in their present order, to consecutive positions, which start at `place` (from 1). */
export function movePhotosTo(
  order: readonly string[],
  keys: readonly string[],
  place: number,
): readonly string[] {
  const moved = order.filter((key) => keys.includes(key));
  const rest = order.filter((key) => !keys.includes(key));
  const at = Math.min(Math.max(place, 1), findLastTargetPosition(order.length, moved.length)) - 1;
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** Keys from one photo to another, both included, in either direction. */
export function listPhotoKeysBetween(
  order: readonly string[],
  from: string,
  to: string,
): readonly string[] {
  const [one, other] = [order.indexOf(from), order.indexOf(to)];
  return one < 0 ? [to] : order.slice(Math.min(one, other), Math.max(one, other) + 1);
}
