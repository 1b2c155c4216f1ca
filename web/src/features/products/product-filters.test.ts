import { describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS } from '@smriti/shared/base/public-pages';
import {
  FILTER_NAMES,
  parseProductFilters,
  setSearchFilter,
  clearSearchFilters,
  findSearchedKind,
} from './product-filters';

const search = (text: string) => new URLSearchParams(text);

it('uses only parameters that the server renders the list by', () => {
  expect(PAGE_PARAMETERS['/products']).toEqual([...FILTER_NAMES, 'sort']);
});

describe('parseProductFilters', () => {
  // proves products-1
  it('parses every filter of the URL', () => {
    const text =
      'q=wedding&type=2&category=3&size=2&collection=premium&min_price=100&max_price=999.5&min_rating=4.1&min_discount=20&sort=price_asc';
    expect(parseProductFilters(search(text))).toEqual({
      q: 'wedding',
      type: 2,
      category: 3,
      size: 2,
      collection: 'premium',
      min_price: 100,
      max_price: 999.5,
      min_rating: 4.1,
      min_discount: 20,
      sort: 'price_asc',
    });
  });

  it('leaves out invalid and unknown filters', () => {
    expect(
      parseProductFilters(search('category=abc&min_rating=9&sort=worst&size=&utm_source=x&q=ok')),
    ).toEqual({
      q: 'ok',
    });
  });
});

describe('changing the URL', () => {
  it('sets, replaces and removes one filter', () => {
    expect(setSearchFilter(search('q=a&size=1'), 'q', 'b').toString()).toBe('q=b&size=1');
    expect(setSearchFilter(search('q=a&size=1'), 'q', null).toString()).toBe('size=1');
  });

  it('clears the filters and keeps the order', () => {
    expect(clearSearchFilters(search('q=a&size=1&sort=newest')).toString()).toBe('sort=newest');
  });
});

it('names the kind of product that a search means, if only this kind was found', () => {
  const kinds = [
    { id: 1, name: 'Photo Books' },
    { id: 3, name: 'Canvas Prints', hi: { name: 'कैनवस प्रिंट' } },
  ];
  const nameOf = (words: string, ...types: number[]) =>
    findSearchedKind(
      words,
      kinds,
      types.map((type) => ({ type })),
    )?.name;
  expect(nameOf('canvas', 3, 3)).toBe('Canvas Prints');
  expect(nameOf(' Canvas prints', 3)).toBe('Canvas Prints');
  expect(nameOf('कैनवस', 3)).toBe('Canvas Prints');
  expect(nameOf('photo', 1, 3)).toBeUndefined();
  expect(nameOf('wedding', 3)).toBeUndefined();
  expect(nameOf('canvas')).toBeUndefined();
});
