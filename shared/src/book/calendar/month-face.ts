import { MONTH_PHOTO_HEIGHT_FRACTION } from '../page';
import type { Book, Calendar, TextItem } from '../scene';
import { findHolidays } from './holidays';
import { daysInMonth, firstWeekday, type Month, addMonths, monthName, WEEKDAYS } from './months';

/** A filled rectangle drawn as a thin line, in mm from the top left of a face's trim. */
export interface RuleLine {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Colour of the line; null: the ink colour of the book's look. */
  colour: string | null;
}

/** Contents of a calendar face below its photo. */
export interface MonthFace {
  /** Name of the month, e.g. 'May 2027', in the calendar's language. */
  name: string;
  /** Named days of the month, one per line; '' if none. */
  named: string;
  texts: TextItem[];
  rules: RuleLine[];
}

type Calendared = Pick<Book, 'kind' | 'page' | 'safe' | 'look' | 'calendar'>;

const DAYS_A_WEEK = 7;
/** Rows of the longest month that begins on a Saturday. */
const MAX_WEEKS = 6;
const MM_PER_POINT = 25.4 / 72;
const LEADING = 1.2;
/** Distance between the photo and the name of the month. */
const GAP_MM = 3;
/** Heights as parts of the area below the photo. */
const PARTS = { title: 0.17, weekdays: 0.09 };
/** Width of the day grid next to a list of named days, and left edge of that list, as parts of the width. */
const GRID_PART = 0.7;
const LIST_FROM = 0.74;
const RULE_MM = 0.15;
const LIST_LEADING = 1.3;
const LIST_POINTS = { min: 5, max: 12 };
/** Size of the note relative to the list's text. */
const NOTE_PART = 0.75;
const NOTE = { en: '* may differ by a day', hi: '* एक दिन का अंतर हो सकता है' };

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const rounded = (mm: number) => Math.round(mm * 100) / 100;

function textIn(id: string, text: string, box: Box, look: Partial<TextItem>): TextItem {
  return {
    type: 'text',
    id: `cal${id}`,
    x: rounded(box.x),
    y: rounded(box.y),
    w: rounded(box.w),
    h: rounded(box.h),
    angle: 0,
    text,
    font: null,
    size: 8,
    colour: null,
    align: 'center',
    leading: LEADING,
    fit: true,
    follows: null,
    ...look,
  };
}

const points = (mm: number) => Math.max(4, Math.round((mm / MM_PER_POINT) * 10) / 10);

/** A single line of text, vertically centred in its row. */
function inRow(id: string, text: string, row: Box, em: number, look: Partial<TextItem>): TextItem {
  const h = em * LEADING;
  const box = { ...row, y: row.y + (row.h - h) / 2, h: h + 0.1 };
  return textIn(id, text, box, { size: points(em), ...look });
}

interface NamedDay {
  day: number;
  name: string;
  mayDiffer: boolean;
  isHoliday: boolean;
}

function namedDays(calendar: Calendar, { year, month }: Month): NamedDay[] {
  const holidays = calendar.holidays ? (findHolidays(year, month) ?? []) : [];
  const own = calendar.own_dates.filter(
    (date) => date.month === month && date.day <= daysInMonth({ year, month }),
  );
  return [
    ...holidays.map(({ day, name, mayDiffer }) => ({
      day,
      mayDiffer,
      name: name[calendar.language],
      isHoliday: true,
    })),
    ...own.map(({ day, name }) => ({ day, name, mayDiffer: false, isHoliday: false })),
  ].toSorted((one, other) => one.day - other.day);
}

/** The grid of weeks, with the position of each day. */
interface Grid {
  box: Box;
  /** Font size of the days: the em in mm. */
  em: number;
  cellOf: (day: number) => Box;
}

function gridOf(box: Box, month: Month): Grid {
  const first = firstWeekday(month);
  const weeks = Math.ceil((first + daysInMonth(month)) / DAYS_A_WEEK);
  const cell = { w: box.w / DAYS_A_WEEK, h: box.h / weeks };
  return {
    box,
    // the same size in every month of the calendar
    em: Math.min((box.h / MAX_WEEKS) * 0.66, cell.w * 0.5),
    cellOf: (day) => {
      const at = first + day - 1;
      const column = at % DAYS_A_WEEK;
      return {
        x: box.x + column * cell.w,
        y: box.y + Math.floor(at / DAYS_A_WEEK) * cell.h,
        ...cell,
      };
    },
  };
}

function dayTexts(grid: Grid, month: Month, named: readonly NamedDay[], accent: string) {
  const holidays = new Set(named.flatMap(({ day, isHoliday }) => (isHoliday ? [day] : [])));
  const sunday = DAYS_A_WEEK - firstWeekday(month);
  return Array.from({ length: daysInMonth(month) }, (_, at) => {
    const day = at + 1;
    const isRed = holidays.has(day) || (day - 1 - sunday) % DAYS_A_WEEK === 0;
    const colour = isRed ? accent : null;
    return inRow(`d${day}`, String(day), grid.cellOf(day), grid.em, { colour });
  });
}

/** Lines under the customer's own dates. */
function ownMarks(grid: Grid, named: readonly NamedDay[], accent: string): RuleLine[] {
  const days = new Set(named.flatMap(({ day, isHoliday }) => (isHoliday ? [] : [day])));
  return [...days].map((day) => {
    const { x, y, w, h } = grid.cellOf(day);
    const width = grid.em * 1.2;
    const below = y + h / 2 + grid.em * 0.52;
    const mark = { x: rounded(x + (w - width) / 2), y: rounded(below), w: rounded(width) };
    return { ...mark, h: rounded(Math.max(0.3, grid.em * 0.08)), colour: accent };
  });
}

function listTexts(box: Box, em: number, named: readonly NamedDay[], calendar: Calendar) {
  if (named.length === 0) return [];
  const hasNote = named.some(({ mayDiffer }) => mayDiffer);
  const size = Math.min(LIST_POINTS.max, Math.max(LIST_POINTS.min, points(em * 0.6)));
  const noteSize = Math.max(LIST_POINTS.min, Math.round(size * NOTE_PART * 10) / 10);
  const noteHeight = noteSize * MM_PER_POINT * LEADING * 1.05;
  const look = { align: 'left', leading: LIST_LEADING } as const;
  const list = { ...box, h: box.h - (hasNote ? noteHeight * 2 : 0) };
  const note = { ...box, y: box.y + box.h - noteHeight * 2, h: noteHeight * 2 };
  return [
    textIn('list', linesOf(named), list, { ...look, size }),
    ...(hasNote
      ? [
          textIn('note', NOTE[calendar.language], note, {
            ...look,
            leading: LEADING,
            size: noteSize,
          }),
        ]
      : []),
  ];
}

function linesOf(named: readonly NamedDay[]): string {
  return named
    .map(({ day, name, mayDiffer }) => `${day} ${name}${mayDiffer ? ' *' : ''}`)
    .join('\n');
}

/** Positions of all parts below the photo. */
function places({ page, safe }: Calendared, hasList: boolean) {
  const top = page.h * MONTH_PHOTO_HEIGHT_FRACTION + GAP_MM;
  const room = { x: safe, y: top, w: page.w - 2 * safe, h: page.h - safe - top };
  const title = { ...room, h: room.h * PARTS.title };
  const width = room.w * (hasList ? GRID_PART : 1);
  const weekdays = { ...room, y: room.y + title.h, w: width, h: room.h * PARTS.weekdays };
  const gridTop = weekdays.y + weekdays.h;
  const bottom = room.y + room.h;
  const from = room.w * LIST_FROM;
  return {
    title,
    weekdays,
    grid: { ...weekdays, y: gridTop, h: bottom - gridTop },
    list: { x: room.x + from, y: weekdays.y, w: room.w - from, h: bottom - weekdays.y },
  };
}

/**
 * Layout of a calendar month below its photo (docs/rules.md#books-43): its name, its days in weeks from
 * Sunday, and a list of named days. For screen and print: draw the rules, then lay out the texts with
 * `layoutText`.
 * @param index of the face, from 0
 * @returns null for a book without a calendar
 */
export function layOutMonthFace(book: Calendared, index: number): MonthFace | null {
  const { kind, calendar, look } = book;
  if (kind !== 'calendar' || calendar === null) return null;
  const { language, holidays, own_dates } = calendar;
  const month = addMonths(calendar.first, index);
  const place = places(book, holidays || own_dates.length > 0);
  const named = namedDays(calendar, month);
  const grid = gridOf(place.grid, month);
  const name = monthName(month, language);
  const column = place.weekdays.w / DAYS_A_WEEK;
  const weekdays = WEEKDAYS[language].map((weekday, at) => {
    const row = { ...place.weekdays, x: place.weekdays.x + at * column, w: column };
    const em = Math.min(place.weekdays.h * 0.6, column * 0.3);
    return inRow(`w${at}`, weekday, row, em, { colour: at === 0 ? look.accent : null });
  });
  const line = { x: rounded(place.grid.x), y: rounded(place.grid.y), w: rounded(place.grid.w) };
  return {
    name,
    named: linesOf(named),
    texts: [
      inRow('title', name, place.title, place.title.h * 0.62, { align: 'left' }),
      ...weekdays,
      ...dayTexts(grid, month, named, look.accent),
      ...listTexts(place.list, grid.em, named, calendar),
    ],
    rules: [{ ...line, h: RULE_MM, colour: null }, ...ownMarks(grid, named, look.accent)],
  };
}
