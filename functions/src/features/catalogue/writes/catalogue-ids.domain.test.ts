import { describe, expect, it } from 'vitest';
import { nextCatalogueId } from './catalogue-ids.domain';

const at = (text: string) => new Date(text);

describe('nextCatalogueId', () => {
  it('does not reuse the id of a deleted record', () => {
    const first = nextCatalogueId(66, at('2026-11-22T05:30:00Z'));
    expect(nextCatalogueId(66, at('2026-11-22T05:30:01Z'))).toBeGreaterThan(first);
  });

  it('exceeds all existing ids, also twice in a second or with a slow clock', () => {
    const now = at('2026-11-22T05:30:00Z');
    const first = nextCatalogueId(0, now);
    expect(nextCatalogueId(first, now)).toBe(first + 1);
    expect(nextCatalogueId(first + 60, now)).toBe(first + 61);
    expect(nextCatalogueId(66, at('2020-01-01T00:00:00Z'))).toBe(67);
  });
});
