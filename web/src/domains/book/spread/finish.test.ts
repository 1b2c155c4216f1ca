import { expect, it } from 'vitest';
import { toBookFinish } from './finish';

it('takes sheen and material from the names of lamination and cover', () => {
  expect(toBookFinish({ lamination: 'Soft touch', cover: 'Linen' })).toEqual({
    sheen: 'matt',
    material: 'linen',
    isMug: false,
  });
  const mug = toBookFinish({ lamination: 'High gloss', cover: '', isMug: true });
  expect(mug).toEqual({ sheen: 'gloss', material: 'print', isMug: true });
});
