import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';

describe('parseQuery', () => {
  it('reads names and values', () => {
    expect(parseQuery('/products')).toEqual({});
    expect(parseQuery('/products?')).toEqual({});
    expect(parseQuery('/products?q=photo+book&size=2')).toEqual({ q: 'photo book', size: '2' });
    expect(parseQuery('/products?q=%E0%A4%86%26%3D&empty')).toEqual({ q: 'आ&=', empty: '' });
  });

  it('distinguishes parameters from properties that every object has', () => {
    const query = parseQuery('/products?__proto__=1&constructor=2');
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
  });

  it.each(['?q=%', '?q=%zz', '?q=%FF', '?%C3%28=1'])(
    'refuses %s, which cannot be parsed',
    (search) => {
      expect(() => parseQuery(search)).toThrow('malformed');
    },
  );

  it('refuses a repeated name', () => {
    expect(() => parseQuery('?size=1&q=a&size=2')).toThrow('size: may be given once only');
  });

  it('accepts at most 50 names', () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `n${n}=1`).join('&');
    expect(Object.keys(parseQuery(`?${names(50)}`))).toHaveLength(50);
    expect(() => parseQuery(`?${names(51)}`)).toThrow('too many parameters');
  });
});
