import type { QueueItem } from '@smriti/shared/album/approval';
import { describe, expect, it } from 'vitest';
import {
  matchesQueueFilters,
  findNextAlbum,
  parseQueueFilters,
  toQueueSearch,
  computeQueueWait,
} from './queue-filters';

const NOW = '2026-01-20T10:00:00.000Z';
const mine = { by: 'Ravi', is_mine: true, until: NOW };
const others = { by: 'Meera', is_mine: false, until: NOW };

function item(changes: Partial<QueueItem>): QueueItem {
  return {
    id: 'a',
    title: 'Goa',
    status: 'Requested',
    product_type: 'album',
    order_number: null,
    photos: 3,
    round: 1,
    since: '2026-01-05T06:00:00.000Z',
    requested_at: NOW,
    is_unpaid: false,
    open_remarks: 0,
    cover_url: null,
    taken: null,
    ...changes,
  };
}

const filtersOf = (text: string) => parseQueueFilters(new URLSearchParams(text));

describe('the filters of the URL', () => {
  it('are Requested only by default', () => {
    expect(filtersOf('')).toEqual({
      status: 'Requested',
      isUnpaidOnly: false,
      isMineOnly: false,
      words: '',
    });
  });

  it.each(['', 'status=Responded', 'unpaid=1', 'status=Responded&unpaid=1&mine=1', 'q=goa'])(
    'are parsed back: %s',
    (text) => {
      expect(toQueueSearch(filtersOf(text))).toBe(text);
    },
  );

  it('leave out unknown values', () => {
    expect(toQueueSearch(filtersOf('status=Draft&unpaid=yes&mine='))).toBe('');
  });
});

describe('matchesQueueFilters', () => {
  it('accepts every album without a filter', () => {
    expect(matchesQueueFilters(item({ taken: others }), filtersOf(''))).toBe(true);
  });

  it('filters by words of the title', () => {
    const goa = item({ title: 'Goa, with Meera' });
    expect(matchesQueueFilters(goa, filtersOf('q=meera+GOA'))).toBe(true);
    expect(matchesQueueFilters(goa, filtersOf('q=goa+pune'))).toBe(false);
  });

  it('finds an order by its number or the end of it', () => {
    const goa = item({ title: 'Goa', order_number: 'ORDK7M2PQ4X' });
    expect(matchesQueueFilters(goa, filtersOf('q=ordk7m2pq4x'))).toBe(true);
    expect(matchesQueueFilters(goa, filtersOf('q=PQ4X+goa'))).toBe(true);
    expect(matchesQueueFilters(goa, filtersOf('q=ORDK7M2PQ44'))).toBe(false);
    expect(matchesQueueFilters(item({}), filtersOf('q=null'))).toBe(false);
  });

  it('filters by payment and by reviewer', () => {
    expect(matchesQueueFilters(item({ is_unpaid: true }), filtersOf('unpaid=1'))).toBe(true);
    expect(matchesQueueFilters(item({}), filtersOf('unpaid=1'))).toBe(false);
    expect(matchesQueueFilters(item({ taken: mine }), filtersOf('mine=1'))).toBe(true);
    expect(matchesQueueFilters(item({ taken: others }), filtersOf('mine=1'))).toBe(false);
    expect(matchesQueueFilters(item({ taken: mine }), filtersOf('mine=1&unpaid=1'))).toBe(false);
  });
});

describe('computeQueueWait', () => {
  const after = (hours: number) => Date.parse(NOW) + hours * 3_600_000;

  it('counts whole days, and marks two of them as urgent', () => {
    expect(computeQueueWait(item({}), after(23))).toEqual({ days: 0, isUrgent: false });
    expect(computeQueueWait(item({}), after(47))).toEqual({ days: 1, isUrgent: false });
    expect(computeQueueWait(item({}), after(48))).toEqual({ days: 2, isUrgent: true });
  });

  it('does not mark an unpaid album as urgent', () => {
    expect(computeQueueWait(item({ is_unpaid: true }), after(99)).isUrgent).toBe(false);
  });
});

describe('findNextAlbum', () => {
  it('is the oldest album that no other reviewer has taken', () => {
    const items = [item({ id: 'a', taken: others }), item({ id: 'b' }), item({ id: 'c' })];
    expect(findNextAlbum(items)?.id).toBe('b');
  });

  it('continues after the current one', () => {
    expect(findNextAlbum([item({ id: 'a' }), item({ id: 'b', taken: mine })], 'a')?.id).toBe('b');
  });

  it('prefers an album that can be responded to', () => {
    const items = [item({ id: 'a', is_unpaid: true }), item({ id: 'b' })];
    expect(findNextAlbum(items)?.id).toBe('b');
    expect(findNextAlbum([item({ id: 'a', is_unpaid: true })])?.id).toBe('a');
  });

  it('is null if nothing is left', () => {
    expect(findNextAlbum([])).toBeNull();
    expect(findNextAlbum([item({ id: 'a' })], 'a')).toBeNull();
    expect(findNextAlbum([item({ status: 'Responded' }), item({ taken: others })])).toBeNull();
  });
});
