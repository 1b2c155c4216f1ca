import { afterEach, describe, expect, it } from 'vitest';
import {
  formatSignedNumber,
  formatCount,
  formatDate,
  formatDateTime,
  formatRupees,
  formatTime,
} from './format';
import { formatDuration } from './format-duration';
import { pageLanguage } from './i18n';

afterEach(() => pageLanguage.set('en'));

describe('formatRupees', () => {
  // proves constants-1
  it.each([
    [0, '₹0.00'],
    [99, '₹99.00'],
    [999.5, '₹999.50'],
    [1234.56, '₹1,234.56'],
    [123456, '₹1,23,456.00'],
    [10_000_000, '₹1,00,00,000.00'],
    [-250, '−₹250.00'],
  ])('shows %d as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });
});

describe('formatCount and formatSignedNumber', () => {
  it.each([
    [0, '0', '0'],
    [1000, '1,000', '+1,000'],
    [123456, '1,23,456', '+1,23,456'],
    [-250, '-250', '−250'],
  ])('show %d as %s and %s', (number, count, change) => {
    expect(formatCount(number)).toBe(count);
    expect(formatSignedNumber(number)).toBe(change);
  });
});

describe('formatDuration', () => {
  it.each([
    [1, '1 minute', '1 मिनट'],
    [119, '119 minutes', '119 मिनट'],
    [125, '2 hours', '2 घंटे'],
    [3 * 1440, '3 days', '3 दिन'],
    [63214, '6 weeks', '6 सप्ताह'],
    [400 * 1440, '13 months', '13 महीने'],
  ])('shows %d minutes as %s, in Hindi as %s', (minutes, english, hindi) => {
    expect(formatDuration(minutes)).toBe(english);
    pageLanguage.set('hi');
    expect(formatDuration(minutes)).toBe(hindi);
  });
});

describe('formatDate', () => {
  it('shows the day in India, not in UTC', () => {
    expect(formatDate('2026-01-20T18:29:59Z')).toBe('20 Jan 2026');
    expect(formatDate('2026-01-20T18:30:00Z')).toBe('21 Jan 2026');
  });

  it('throws for an invalid time', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError);
  });
});

describe('formatDateTime and formatTime', () => {
  // The kind of white space before am and pm differs between ICU versions.
  const plain = (text: string) => text.replace(/\s/g, ' ');

  it('show the time in India', () => {
    expect(plain(formatDateTime('2026-01-20T19:05:00Z'))).toBe('21 Jan 2026, 12:35 am');
    expect(plain(formatTime('2026-01-20T10:35:00Z'))).toBe('4:05 pm');
  });

  it('show the part of the day in Hindi instead of am and pm', () => {
    pageLanguage.set('hi');
    expect(formatDateTime('2026-01-20T13:05:00Z')).toBe('20 जनवरी 2026 को शाम 6:35 बजे');
    expect(formatTime('2026-01-20T03:05:00Z')).toMatch(/^सुबह 8:35/);
    expect(formatDate('2026-01-20T03:05:00Z')).toBe('20 जनवरी 2026');
  });

  it('throw for an invalid time', () => {
    expect(() => formatDateTime('soon')).toThrow(RangeError);
    expect(() => formatTime('soon')).toThrow(RangeError);
  });
});
