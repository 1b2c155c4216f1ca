import { expect, it } from 'vitest';
import { isMugCover } from './is-mug-cover';

it('knows a mug by the drawing of its outside', () => {
  expect(isMugCover({ kind: 'mug', width: 203 })).toBe(true);
  for (const other of [{ kind: 'sheet' }, undefined, null, 'mug']) {
    expect(isMugCover(other)).toBe(false);
  }
});
