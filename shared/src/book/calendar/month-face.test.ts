import { describe, expect, it } from 'vitest';
import { createTestBook, createTestSpread } from '../book.test-data';
import { changeCalendar } from '../edit/calendar';
import type { Book, Calendar } from '../scene';
import { layOutMonthFace } from './month-face';
import { addMonths, defaultCalendar } from './months';

const MONTHS = Array.from({ length: 12 }, (_, at) => createTestSpread(`s${at + 1}`));

function calendarFrom(given: Partial<Calendar> = {}, book: Partial<Book> = {}): Book {
  const calendar: Calendar = {
    first: { year: 2026, month: 12 },
    language: 'en',
    holidays: true,
    own_dates: [],
    ...given,
  };
  return createTestBook({
    kind: 'calendar',
    cover_shape: null,
    spreads: MONTHS,
    ...book,
    calendar,
  });
}

const face = (book: Book, index: number) => {
  const found = layOutMonthFace(book, index);
  if (!found) throw new Error('no month');
  return found;
};
const textOf = (book: Book, index: number, id: string) =>
  face(book, index).texts.find((text) => text.id === `cal${id}`);

describe('the months of a calendar', () => {
  it('are consecutive from the first one, across the end of a year', () => {
    const book = calendarFrom();
    expect(MONTHS.map((_, index) => face(book, index).name).slice(0, 3)).toEqual([
      'December 2026',
      'January 2027',
      'February 2027',
    ]);
    expect(face(book, 11).name).toBe('November 2027');
    expect(face(calendarFrom({ language: 'hi' }), 1).name).toBe('जनवरी 2027');
    expect(addMonths({ year: 2026, month: 1 }, 12)).toEqual({ year: 2027, month: 1 });
  });

  it('begin in the next month in India unless another is chosen', () => {
    expect(defaultCalendar(new Date('2026-11-30T20:00:00Z')).first).toEqual({
      year: 2027,
      month: 1,
    });
  });

  it('have each day in the column of its weekday', () => {
    const book = calendarFrom({ first: { year: 2028, month: 2 } });
    const days = face(book, 0).texts.filter(({ id }) => /^cald\d+$/.test(id));
    expect(days).toHaveLength(29);
    // 29 February 2028 is a Tuesday, the 27th a Sunday
    expect(textOf(book, 0, 'd29')?.x).toBe(textOf(book, 0, 'w2')?.x);
    expect(textOf(book, 0, 'd27')?.x).toBe(textOf(book, 0, 'w0')?.x);
    expect(textOf(book, 0, 'd27')?.y).toBe(textOf(book, 0, 'd29')?.y);
  });

  it.each([
    ['small', { w: 101.6, h: 101.6 }],
    ['wide', { w: 304.8, h: 203.2 }],
    ['tall', { w: 203.2, h: 304.8 }],
  ])('stay within the safe zone below the photo on a %s page', (_name, page) => {
    const own_dates = Array.from({ length: 12 }, (_, at) => ({
      month: 1,
      day: at + 1,
      name: 'Asha',
    }));
    const book = calendarFrom({ own_dates }, { page });
    for (const index of MONTHS.keys()) {
      for (const { x, y, w, h } of [...face(book, index).texts, ...face(book, index).rules]) {
        expect(x).toBeGreaterThanOrEqual(book.safe - 0.02);
        expect(x + w).toBeLessThanOrEqual(page.w - book.safe + 0.02);
        expect(y).toBeGreaterThanOrEqual(page.h * 0.6);
        expect(y + h).toBeLessThanOrEqual(page.h - book.safe + 0.2);
      }
    }
  });

  it('list the holidays, and mark those that may differ by a day', () => {
    const book = calendarFrom({ first: { year: 2026, month: 10 } });
    expect(face(book, 0).named).toBe('2 Gandhi Jayanti\n20 Dussehra *\n29 Karva Chauth *');
    expect(textOf(book, 0, 'note')?.text).toBe('* may differ by a day');
    expect(textOf(book, 0, 'd2')?.colour).toBe(book.look.accent);
    expect(textOf(book, 0, 'd5')?.colour).toBeNull();
    expect(textOf(book, 0, 'd4')?.colour).toBe(book.look.accent); // a Sunday
  });

  it('list none if they are switched off, or unknown for the year', () => {
    const off = calendarFrom({ holidays: false });
    expect(face(off, 0).named).toBe('');
    expect(textOf(off, 0, 'w6')?.x).toBeGreaterThan(textOf(calendarFrom(), 0, 'w6')?.x ?? 0);
    expect(face(calendarFrom({ first: { year: 2031, month: 12 } }), 0).named).toBe('');
  });

  it('mark and list own dates of the customer in each year', () => {
    const own_dates = [
      { month: 2, day: 29, name: 'Leap day' },
      { month: 2, day: 14, name: 'ஆஷா' },
    ];
    const book = calendarFrom({ holidays: false, own_dates });
    expect(face(book, 2).named).toBe('14 ஆஷா');
    expect(face(book, 2).rules).toHaveLength(2);
    expect(face(calendarFrom({ first: { year: 2028, month: 2 }, own_dates }), 0).named).toContain(
      '29 Leap day',
    );
  });

  it('do not exist for a book, and have no days in calendars of earlier releases', () => {
    expect(
      layOutMonthFace(createTestBook({ calendar: defaultCalendar(new Date()) }), 0),
    ).toBeNull();
    const before = calendarFrom({}, {});
    expect(layOutMonthFace({ ...before, calendar: null }, 0)).toBeNull();
    expect(changeCalendar({ ...before, calendar: null }, { holidays: false }).calendar).toBeNull();
  });
});
