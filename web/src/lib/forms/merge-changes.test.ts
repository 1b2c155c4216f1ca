import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes';

const base = { title: 'Classic', price: '499', sizes: ['1', '2'] };

describe('two changes of a record', () => {
  it('are both kept where they concern different fields', () => {
    const mine = { ...base, title: 'Classic, larger' };
    const theirs = { ...base, price: '520', sizes: ['2', '1'] };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      values: { title: 'Classic, larger', price: '520', sizes: ['2', '1'] },
      conflicts: [],
      taken: ['price', 'sizes'],
    });
  });

  it('conflict in a field that both have changed to different values', () => {
    const mine = { ...base, price: '510', sizes: ['1'] };
    const theirs = { title: 'Classic book', price: '520', sizes: ['1'] };
    expect(mergeChanges(base, mine, theirs)).toEqual({
      values: { title: 'Classic book', price: '510', sizes: ['1'] },
      conflicts: ['price'],
      taken: ['title'],
    });
  });

  it('do not conflict where one has not changed anything, or has changed it back', () => {
    expect(mergeChanges(base, { ...base }, base)).toEqual({
      values: base,
      conflicts: [],
      taken: [],
    });
    const mine = { ...base, title: 'Mine' };
    expect(mergeChanges(base, mine, { ...base })).toEqual({
      values: mine,
      conflicts: [],
      taken: [],
    });
  });

  it('include fields that only one of them has', () => {
    const old: { note?: string; tag?: string } = {};
    expect(mergeChanges(old, { note: 'a' }, { tag: 'b' })).toEqual({
      values: { note: 'a', tag: 'b' },
      conflicts: [],
      taken: ['tag'],
    });
    expect(mergeChanges({ note: 'a' }, { note: 'b' }, {}).conflicts).toEqual(['note']);
  });
});
