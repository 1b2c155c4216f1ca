import { expect, it } from 'vitest';
import { CACHE_NAMES, listOutdatedCaches } from './caches';

it('deletes caches of earlier releases, and no others', () => {
  const { answers, assets, pictures } = CACHE_NAMES;
  const names = [answers, assets, pictures, 'smriti-answers-0', 'workbox-precache-v2-x', 'else'];
  expect(listOutdatedCaches(names)).toEqual(['smriti-answers-0']);
});

it('deletes cached pages, which refer to scripts of their release', () => {
  expect(listOutdatedCaches(Object.values(CACHE_NAMES))).toEqual([CACHE_NAMES.pages]);
});
