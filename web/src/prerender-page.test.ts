import { createElement as h, Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { prerenderPage } from './prerender-page';

const LIMIT = 50;
const inBoundary = (part: () => string) =>
  h('main', null, h(Suspense, { fallback: 'wait' }, h(part)));
/** Component that suspends until `words` resolves. */
const waitingFor = (words: Promise<string>) => () => use(words);
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a page is rendered once its parts have loaded', async () => {
  const part = waitingFor(later().then(() => 'albums'));
  expect(await prerenderPage(inBoundary(part), 3000)).toContain('albums');
});

test('a part that throws fails its page only', async () => {
  const failure = new Error('of a part');
  const part = () => {
    throw failure;
  };
  await expect(prerenderPage(inBoundary(part), LIMIT)).rejects.toMatchObject({ cause: failure });
  await expect(prerenderPage(h(part), LIMIT)).rejects.toBe(failure);
});

test('a part that throws while the page waits for it fails the page', async () => {
  const failure = new Error('of an answer');
  const part = waitingFor(
    later().then(() => {
      throw failure;
    }),
  );
  await expect(prerenderPage(inBoundary(part), 3000)).rejects.toMatchObject({ cause: failure });
});

test('a part that never loads fails its page after the time limit', async () => {
  const part = waitingFor(new Promise(() => {}));
  for (const page of [h(part), inBoundary(part)])
    await expect(prerenderPage(page, LIMIT)).rejects.toMatchObject({
      cause: { name: 'TimeoutError' },
    });
});
