import { describe, expect, it } from 'vitest';
import { cardFormats, EMPTY_CARD, sandboxToken, testCard } from './card';

describe('cardFormats', () => {
  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['41111', '4111 1'],
    ['4111-1x', '4111 1'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
    ['', ''],
  ])('groups the number %s in fours', (typed, shown) => {
    expect(cardFormats.number(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/30', '12/30'],
    ['12305', '12/30'],
  ])('puts the slash into the expiry %s', (typed, shown) => {
    expect(cardFormats.expiry(typed)).toBe(shown);
  });

  it('keeps four digits of the CVV', () => {
    expect(cardFormats.cvv('12a345')).toBe('1234');
  });
});

describe('sandboxToken', () => {
  it('knows a test card, however it is written', () => {
    const number = '4000 0000 0000 0002';
    expect(sandboxToken({ ...EMPTY_CARD, number })).toBe('tok_sandbox_decline');
  });

  it.each(['', '4242 4242 4242 4242', '4111 1111 1111 111'])('knows no %s', (number) => {
    expect(sandboxToken({ ...EMPTY_CARD, number })).toBeNull();
  });
});

describe('testCard', () => {
  it('is a whole card that has not expired', () => {
    expect(testCard('4111111111111111', new Date('2098-05-01'))).toEqual({
      number: '4111 1111 1111 1111',
      name: 'Test Card',
      expiry: '12/00',
      cvv: '123',
    });
  });
});
