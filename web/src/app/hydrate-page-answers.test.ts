// @vitest-environment jsdom
import { PAGE_ANSWERS_ID } from '@smriti/shared/base/public-pages';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { hydratePageAnswers } from './hydrate-page-answers';

const KEY = ['products'];

/** Time at which the query cache says the answers were fetched, in ms since 1970. */
function takenAt(attributes: string): number | undefined {
  const client = new QueryClient();
  document.body.innerHTML = `<script type="application/json" ${attributes}>[[["products"],{"n":1}]]</script>`;
  hydratePageAnswers(client);
  expect(client.getQueryData(KEY)).toEqual({ n: 1 });
  return client.getQueryState(KEY)?.dataUpdatedAt;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('treats answers of the server as fresh, and those of a cached page as stale', () => {
  const before = Date.now();
  expect(takenAt(`id="${PAGE_ANSWERS_ID}"`)).toBeGreaterThanOrEqual(before);
  expect(takenAt(`id="${PAGE_ANSWERS_ID}" data-kept`)).toBe(1);
});

it('reads nothing from a page without answers', () => {
  const client = new QueryClient();
  hydratePageAnswers(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
