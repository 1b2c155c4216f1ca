import { HOLIDAY_YEARS } from '@smriti/shared/book/calendar/holidays';
import { type Month, addMonths, defaultCalendar } from '@smriti/shared/book/calendar/months';
import { changeCalendar } from '@smriti/shared/book/edit/calendar';
import type { Book, Calendar } from '@smriti/shared/book/scene';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import styles from './CalendarPanel.module.css';
import { calendarMessages } from './calendar-messages';
import { formatMonth } from './format-month';
import { OwnDates } from './OwnDates';

export interface CalendarPanelProps {
  scene: Book;
  /** Shows another spread. */
  onShow: (id: string) => void;
}

/** Panel for a calendar's first month, its language, and the days that it names. */
export function CalendarPanel({ scene, onShow }: CalendarPanelProps) {
  const t = useMessages(calendarMessages);
  const { edit } = useBookEditing();
  const { calendar } = scene;
  if (!calendar) return null;
  const change = (to: Partial<Calendar>, said: string) =>
    edit((book) => changeCalendar(book, to), said);
  const languages = { en: t.english, hi: t.hindi };
  return (
    <div className="stack gap-4">
      <div className={styles.row}>
        <FirstMonth
          first={calendar.first}
          onChange={(first) => change({ first }, t.begins({ month: formatMonth(first) }))}
        />
        <SelectField
          label={t.language}
          value={calendar.language}
          options={[
            { value: 'en', label: languages.en },
            { value: 'hi', label: languages.hi },
          ]}
          onChange={({ target }) => {
            const chosen = target.value === 'hi' ? 'hi' : 'en';
            change({ language: chosen }, t.languageChanged({ language: languages[chosen] }));
          }}
        />
      </div>
      <CheckboxField
        label={t.holidays}
        hint={hasUnknownYear(calendar.first) ? t.holidaysUnknown(KNOWN) : t.holidaysHint}
        checked={calendar.holidays}
        onChange={({ target: { checked } }) =>
          change({ holidays: checked }, checked ? t.holidaysOn : t.holidaysOff)
        }
      />
      <OwnDates {...{ scene, calendar, onShow }} />
    </div>
  );
}

const MONTHS = 12;
const KNOWN = { from: HOLIDAY_YEARS[0], to: HOLIDAY_YEARS[2] };

/** Whether the calendar includes a year whose holidays are unknown. */
function hasUnknownYear(first: Month): boolean {
  return first.year < KNOWN.from || addMonths(first, MONTHS - 1).year > KNOWN.to;
}

/** Number of future months in which a calendar can start. */
const MONTHS_AHEAD = 36;

const textOf = ({ year, month }: Month) => `${year}-${month}`;

function monthsAhead(): Month[] {
  const next = defaultCalendar(new Date()).first;
  return Array.from({ length: MONTHS_AHEAD }, (_, at) => addMonths(next, at - 1));
}

/** Select box for the first month: future months, and the chosen one if it is in the past. */
function FirstMonth({ first, onChange }: { first: Month; onChange: (first: Month) => void }) {
  const t = useMessages(calendarMessages);
  const [ahead] = useState(monthsAhead);
  const isAhead = ahead.some((one) => textOf(one) === textOf(first));
  const months = isAhead ? ahead : [first, ...ahead];
  return (
    <SelectField
      label={t.first}
      value={textOf(first)}
      options={months.map((one) => ({ value: textOf(one), label: formatMonth(one) }))}
      onChange={({ target }) => {
        const chosen = months.find((one) => textOf(one) === target.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
