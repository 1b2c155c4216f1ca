import { expect, it } from 'vitest';
import { CACHE_NAMES, listOutdatedCaches } from './caches';

it('lets go of caches of earlier releases, and of nothing that is not its own', () => {
  const { answers, assets, pictures } = CACHE_NAMES;
  const names = [answers, assets, pictures, 'smriti-answers-0', 'workbox-precache-v2-x', 'else'];
  expect(listOutdatedCaches(names)).toEqual(['smriti-answers-0']);
});

it('lets go of pages, which name scripts of the release that they were seen in', () => {
  expect(listOutdatedCaches(Object.values(CACHE_NAMES))).toEqual([CACHE_NAMES.pages]);
});
