import { describe, expect, it } from 'vitest';
import { missingCharacters } from '../text/missing-characters';
import { HOLIDAY_YEARS, findHolidays } from './holidays';
import { daysInMonth } from './months';

const inYear = (year: number) =>
  Array.from({ length: 12 }, (_, at) => findHolidays(year, at + 1) ?? []).flat();

describe('the holidays of India', () => {
  it.each(HOLIDAY_YEARS)('are the same in %i as in the other years, each in its month', (year) => {
    const names = (of: number) =>
      inYear(of)
        .map(({ name }) => name.en)
        .toSorted();
    expect(names(year)).toEqual(names(HOLIDAY_YEARS[0]));
    for (const { month, day } of inYear(year)) {
      expect(day).toBeGreaterThanOrEqual(1);
      expect(day).toBeLessThanOrEqual(daysInMonth({ year, month }));
    }
  });

  it('match the list of the Government for 2026', () => {
    const on = (name: string) => {
      const found = inYear(2026).find((one) => one.name.en === name);
      return found && `${found.month}-${found.day}`;
    };
    expect(
      ['Holi', 'Id-ul-Fitr', 'Ram Navami', 'Mahavir Jayanti', 'Good Friday', 'Buddha Purnima'].map(
        on,
      ),
    ).toEqual(['3-4', '3-21', '3-26', '3-31', '4-3', '5-1']);
    expect(
      ['Bakrid', 'Muharram', 'Milad-un-Nabi', 'Janmashtami', 'Dussehra', 'Diwali'].map(on),
    ).toEqual(['5-27', '6-26', '8-26', '9-4', '10-20', '11-8']);
  });

  it('are marked if they may differ by a day', () => {
    const [republic] = findHolidays(2027, 1)?.filter(({ day }) => day === 26) ?? [];
    expect(republic).toMatchObject({ name: { en: 'Republic Day' }, mayDiffer: false });
    expect(findHolidays(2028, 10)?.find(({ name }) => name.en === 'Diwali')?.mayDiffer).toBe(true);
  });

  it('are unknown for other years, and all printable', () => {
    expect(findHolidays(2025, 1)).toBeNull();
    expect(findHolidays(2029, 1)).toBeNull();
    const names = inYear(2026).flatMap(({ name }) => [name.en, name.hi]);
    expect(missingCharacters(names.join('\n'))).toEqual([]);
  });
});
