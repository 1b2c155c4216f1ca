import { describe, expect, it } from 'vitest';
import {
  findStateByCode,
  findStateByName,
  findStateOfAddress,
  INDIAN_STATES,
} from './indian-states';

const codeOf = (state: string, postal_code = '') =>
  findStateOfAddress({ state, postal_code })?.code;

describe('findStateOfAddress', () => {
  it('finds states by the names that people and maps write', () => {
    expect(codeOf('Maharashtra')).toBe('27');
    expect(codeOf('  tamil   nadu ')).toBe('33');
    expect(codeOf('Orissa')).toBe('21');
    expect(codeOf('Pondicherry')).toBe('34');
    expect(codeOf('UP')).toBe('09');
  });

  it('uses the PIN code if the name is unknown', () => {
    expect(codeOf('Bombay side', '400001')).toBe('27');
    expect(codeOf('', '403001')).toBe('30');
    expect(codeOf('', '160017')).toBe('04');
    expect(codeOf('', '248001')).toBe('05');
    expect(codeOf('', '834001')).toBe('20');
  });

  it('prefers the name to the PIN code', () => {
    expect(codeOf('Karnataka', '400001')).toBe('29');
  });

  it('returns nothing instead of a guess', () => {
    expect(codeOf('Atlantis', '990001')).toBeUndefined();
  });
});

describe('findStateByCode', () => {
  it('uses the first digits of a GST number', () => {
    expect(findStateByCode('29')?.name).toBe('Karnataka');
    expect(findStateByCode('25')).toBeNull();
  });
});

it('lists the 28 states and 8 union territories once, in alphabetical order', () => {
  const names = INDIAN_STATES.map(({ name }) => name);
  expect(new Set(names).size).toBe(36);
  expect(names).toEqual(names.toSorted());
  for (const name of names) expect(findStateByName(name)?.name).toBe(name);
});
