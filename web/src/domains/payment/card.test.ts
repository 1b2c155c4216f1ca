import { describe, expect, it } from 'vitest';
import {
  type CardDetails,
  cardFormats,
  listCardProblems,
  EMPTY_CARD,
  sandboxToken,
  createTestCard,
} from './card';

describe('cardFormats', () => {
  // proves payments-4
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['41111', '4111 1'],
    ['4111-1x', '4111 1'],
    ['४१११ १', '4111 1'],
    ['12345678901234567890', '1234 5678 9012 3456 7890'],
    ['123456789012345678901234', '1234 5678 9012 3456 7890 123'],
    ['', ''],
  ])('groups the number %s in fours', (typed, shown) => {
    expect(cardFormats.number(typed)).toBe(shown);
  });

  // proves payments-4
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/30', '12/30'],
    ['१२३०', '12/30'],
    ['12305', '12/30'],
  ])('adds the slash to the expiry %s', (typed, shown) => {
    expect(cardFormats.expiry(typed)).toBe(shown);
  });

  // proves payments-4
  it('limits the CVV to four digits', () => {
    expect(cardFormats.cvv('12a345')).toBe('1234');
  });
});

describe('sandboxToken', () => {
  it('recognises a test card in any format', () => {
    const number = '4000 0000 0000 0002';
    expect(sandboxToken({ ...EMPTY_CARD, number })).toBe('tok_sandbox_decline');
  });

  it.each(['', '4242 4242 4242 4242', '4111 1111 1111 111'])('refuses %s', (number) => {
    expect(sandboxToken({ ...EMPTY_CARD, number })).toBeNull();
  });
});

describe('createTestCard', () => {
  it('is a complete card that has not expired', () => {
    expect(createTestCard('4111111111111111', new Date('2098-05-01'))).toEqual({
      number: '4111 1111 1111 1111',
      name: 'Test Card',
      expiry: '12/00',
      cvv: '123',
    });
  });
});

describe('listCardProblems', () => {
  const now = new Date(2026, 10, 21);
  const card: CardDetails = {
    number: '4111 1111 1111 1111',
    name: 'Asha',
    expiry: '11/26',
    cvv: '123',
  };
  const wrong = (changes: Partial<CardDetails>) => listCardProblems({ ...card, ...changes }, now);

  // proves payments-19
  it('lists nothing for a card that expires this month', () => {
    expect(wrong({})).toEqual([]);
  });

  // proves payments-3, payments-19, payments-20
  it.each([
    ['number', '4111 1111 1111', true],
    ['number', '4111 1111 1111 1', false],
    ['number', '4111 1111 1111 1111 111', false],
    ['number', '4111 1111 1111 1111 1111', true],
    ['number', '4111 1111 1111 1111 1111 111', true],
    ['number', '', true],
    ['name', '  ', true],
    ['name', 'A', false],
    ['expiry', '10/26', true],
    ['expiry', '12/25', true],
    ['expiry', '01/27', false],
    ['expiry', '13/27', true],
    ['expiry', '00/27', true],
    ['expiry', '1/27', true],
    ['expiry', '', true],
    ['cvv', '12', true],
    ['cvv', '1234', false],
  ] as const)('reports the %s %j', (field, value, isWrong) => {
    expect(wrong({ [field]: value })).toEqual(isWrong ? [field] : []);
  });

  it('lists all problems at once', () => {
    expect(wrong(EMPTY_CARD)).toEqual(['number', 'name', 'expiry', 'cvv']);
  });
});
