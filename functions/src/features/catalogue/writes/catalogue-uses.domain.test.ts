import { expect, it } from 'vitest';
import { recordInUseError } from './catalogue-uses.domain';

it('describes the users of a record in words, and returns their ids', () => {
  const products = { used_by: 'products', ids: ['4'], has_more: false } as const;
  const albums = { used_by: 'albums', ids: ['a', 'b'], has_more: true } as const;
  const error = recordInUseError('paper-types', 'deleted', [products, albums]);
  expect(error.message).toBe(
    'This paper type cannot be deleted: it is used by 1 product and more than 2 albums.',
  );
  expect(error).toMatchObject({ code: 'conflict', details: [products, albums] });
});
