import { describe, expect, it } from 'vitest';
import { remarkCount, respondObstacle } from './respond';

const paid = { is_unpaid: false };

describe('respondObstacle', () => {
  it('wants a remark or a note', () => {
    expect(respondObstacle(paid, { texts: { a: ' ' }, note: ' ' })).toBe('nothing-said');
    expect(respondObstacle(paid, { texts: { a: 'Dark' }, note: '' })).toBeNull();
    expect(respondObstacle(paid, { texts: { a: '' }, note: 'Lovely.' })).toBeNull();
  });

  it('wants the initial payment, whatever was said', () => {
    expect(respondObstacle({ is_unpaid: true }, { texts: { a: 'Dark' }, note: '' })).toBe('unpaid');
  });
});

it('counts the photos with a remark', () => {
  expect(remarkCount({ texts: { a: 'Dark', b: '\n', c: 'Red eyes' } })).toBe(2);
});
