/** The caches of what was seen. A new name, when what is kept in one changes, lets go of the old. */
export const CACHES = {
  assets: 'smriti-assets-1',
  pages: 'smriti-pages-1',
  answers: 'smriti-answers-1',
  pictures: 'smriti-pictures-1',
} as const;

const DAY_SECONDS = 24 * 60 * 60;

/** How much is kept, and for how long: what was used longest ago goes first. */
export const LIMITS = {
  assets: { maxEntries: 150, maxAgeSeconds: 60 * DAY_SECONDS },
  pages: { maxEntries: 40, maxAgeSeconds: 7 * DAY_SECONDS },
  answers: { maxEntries: 80, maxAgeSeconds: 7 * DAY_SECONDS },
  pictures: { maxEntries: 120, maxAgeSeconds: 30 * DAY_SECONDS },
} as const;

/**
 * Those of all caches that a worker lets go of as it takes over: what nothing of its release uses, and pages
 * that were seen, since they name scripts of an earlier one. The shell's are looked after by Workbox.
 */
export function outdatedCaches(names: readonly string[]): string[] {
  const used: readonly string[] = [CACHES.assets, CACHES.answers, CACHES.pictures];
  return names.filter((name) => name.startsWith('smriti-') && !used.includes(name));
}
