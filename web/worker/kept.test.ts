import { expect, it } from 'vitest';
import { CACHES, outdatedCaches } from './kept';

it('lets go of caches of earlier releases, and of nothing that is not its own', () => {
  const names = [...Object.values(CACHES), 'smriti-answers-0', 'workbox-precache-v2-x', 'else'];
  expect(outdatedCaches(names)).toEqual(['smriti-answers-0']);
});
