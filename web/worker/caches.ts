/**
 * Names of the response caches. Rename a cache when the format of its content changes; the old one
 * is then deleted.
 */
export const CACHE_NAMES = {
  assets: 'smriti-assets-1',
  pages: 'smriti-pages-1',
  answers: 'smriti-answers-1',
  pictures: 'smriti-pictures-1',
} as const;

const DAY_SECONDS = 24 * 60 * 60;

/** Size and age limits of the caches; the least recently used entries are deleted first. */
export const CACHE_LIMITS = {
  assets: { maxEntries: 150, maxAgeSeconds: 60 * DAY_SECONDS },
  pages: { maxEntries: 40, maxAgeSeconds: 7 * DAY_SECONDS },
  answers: { maxEntries: 80, maxAgeSeconds: 7 * DAY_SECONDS },
  pictures: { maxEntries: 120, maxAgeSeconds: 30 * DAY_SECONDS },
} as const;

/**
 * Caches that a new worker deletes when it takes over: those that its release does not use, and
 * cached pages, which refer to scripts of an earlier release. Workbox manages the cache of the
 * shell.
 */
export function listOutdatedCaches(names: readonly string[]): string[] {
  const used: readonly string[] = [CACHE_NAMES.assets, CACHE_NAMES.answers, CACHE_NAMES.pictures];
  return names.filter((name) => name.startsWith('smriti-') && !used.includes(name));
}
