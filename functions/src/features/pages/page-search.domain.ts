import { PAGE_PARAMETERS, type PublicPath } from '@smriti/shared/base/public-pages';

/** The parameters of an address that its page knows, in one order: what pages are kept by. */
export function knownSearch(path: PublicPath, search: string): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of PAGE_PARAMETERS[path] ?? []) {
    const value = given.get(name);
    if (value) known.set(name, value);
  }
  return known.size === 0 ? '' : `?${known.toString()}`;
}
