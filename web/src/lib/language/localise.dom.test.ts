import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoriesQuery } from '#lib/shop/catalogue-queries.ts';
import { showLanguage } from './language';
import { localiseRecords } from './localise';

vi.mock('./translation-files', () => ({ fetchTexts: () => Promise.resolve({}) }));

const WEDDING = {
  id: 3,
  name: 'Wedding',
  slug: 'wedding',
  description: 'For the day',
  image_path: '',
  hi: { name: 'शादी', description: '' },
};

beforeEach(() => showLanguage('hi'));
afterEach(() => showLanguage('en'));

it('translates records into the language of the page, with English for missing texts', () => {
  const product = { title: 'Album', category: WEDDING, sizes: [1, 2], hi: { title: 'एल्बम' } };
  expect(localiseRecords([product])).toEqual([
    {
      title: 'एल्बम',
      hi: { title: 'एल्बम' },
      sizes: [1, 2],
      category: { ...WEDDING, name: 'शादी' },
    },
  ]);
  expect(localiseRecords(null)).toBeNull();
});

it('returns the same object for the same record, and the record itself in English', async () => {
  const hindi = localiseRecords(WEDDING);
  expect(localiseRecords(WEDDING)).toBe(hindi);
  await showLanguage('en');
  expect(localiseRecords(WEDDING)).toBe(WEDDING);
});

it('changes the result of a catalogue query with the language, without a new request', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(categoriesQuery.queryKey, [WEDDING]);
  const observer = new QueryObserver(queries, categoriesQuery);
  const told = () =>
    observer.getOptimisticResult(queries.defaultQueryOptions(categoriesQuery)).data?.[0]?.name;
  expect(told()).toBe('शादी');
  await showLanguage('en');
  expect(told()).toBe('Wedding');
});
