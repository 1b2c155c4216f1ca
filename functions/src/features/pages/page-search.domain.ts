import { PAGE_PARAMETERS, type PublicPath } from '@smriti/shared/base/public-pages';

/** Cache key of a public page: the query parameters that the page reads, sorted. */
export function pageCacheKey(path: PublicPath, search: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of PAGE_PARAMETERS[path] ?? []) {
    const value = given.get(name);
    if (value) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known.toString()}`;
}
