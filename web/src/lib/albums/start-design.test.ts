import { describe, expect, it } from 'vitest';
import { findStartDesignProblem } from './start-design';

describe('findStartDesignProblem', () => {
  const ids = { productId: '7', sizeId: '2', paperId: '4', laminationId: '6', coverId: '8' };

  it('is null if all options are chosen', () => {
    expect(findStartDesignProblem(ids)).toBeNull();
  });

  // proves products-5
  it.each(Object.keys(ids))('requires %s', (name) => {
    expect(findStartDesignProblem({ ...ids, [name]: null })).toBe('incomplete');
    expect(findStartDesignProblem({ ...ids, [name]: '' })).toBe('incomplete');
  });

  // proves products-18
  it.each(['abc', '1.5', '-1', '1e3'])('rejects the id %s', (value) => {
    expect(findStartDesignProblem({ ...ids, productId: value })).toBe('notNumeric');
  });
});
