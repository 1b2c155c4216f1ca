import { expect, it } from 'vitest';
import { CACHES, listOutdatedCaches } from './kept';

it('lets go of caches of earlier releases, and of nothing that is not its own', () => {
  const { answers, assets, pictures } = CACHES;
  const names = [answers, assets, pictures, 'smriti-answers-0', 'workbox-precache-v2-x', 'else'];
  expect(listOutdatedCaches(names)).toEqual(['smriti-answers-0']);
});

it('lets go of pages, which name scripts of the release that they were seen in', () => {
  expect(listOutdatedCaches(Object.values(CACHES))).toEqual([CACHES.pages]);
});
