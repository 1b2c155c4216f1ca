import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { amountInHindiWords, amountInWords } from './amount-in-words.presenter';

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [50, 'Rupees Zero and Fifty Paise Only'],
    [1_00, 'Rupees One Only'],
    [999_99, 'Rupees Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
    [1_00_005_01, 'Rupees One Lakh Five and One Paise Only'],
    [
      12_34_56_789_00,
      'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Only',
    ],
    [10_00_00_00_000_00, 'Rupees One Thousand Crore Only'],
    [1_00_00_00_00_000_10, 'Rupees Ten Thousand Crore and Ten Paise Only'],
  ])('writes %i paise in lakh and crore', (amount, words) => {
    expect(amountInWords(paise(amount))).toBe(words);
  });
});

describe('amountInHindiWords', () => {
  it.each([
    [0, 'शून्य रुपये मात्र'],
    [1592_10, 'एक हज़ार पांच सौ बानवे रुपये और दस पैसे मात्र'],
    [12_34_56_789_00, 'बारह करोड़ चौंतीस लाख छप्पन हज़ार सात सौ नवासी रुपये मात्र'],
  ])('writes %i paise in lakh and crore', (amount, words) => {
    expect(amountInHindiWords(paise(amount))).toBe(words);
  });
});
