import { expect, it } from 'vitest';
import { isMugCover, toBookFinish } from './finish';

it('takes sheen and material from the names of lamination and cover', () => {
  expect(toBookFinish({ lamination: 'Soft touch', cover: 'Linen' })).toEqual({
    sheen: 'matt',
    material: 'linen',
    isMug: false,
  });
  const mug = toBookFinish({ lamination: 'High gloss', cover: '', isMug: true });
  expect(mug).toEqual({ sheen: 'gloss', material: 'print', isMug: true });
});

it('knows a mug by the drawing of its outside', () => {
  expect(isMugCover({ kind: 'mug', width: 203 })).toBe(true);
  for (const other of [{ kind: 'sheet' }, undefined, null, 'mug']) {
    expect(isMugCover(other)).toBe(false);
  }
});
