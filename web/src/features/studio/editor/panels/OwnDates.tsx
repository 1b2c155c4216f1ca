import { changeCalendar } from '@smriti/shared/book/edit/calendar';
import {
  type Book,
  type Calendar,
  MAX_DAYS_OF_MONTHS,
  MAX_OWN_DATE_LENGTH,
  MAX_OWN_DATES,
  type OwnDate,
} from '@smriti/shared/book/scene';
import { missingCharacters } from '@smriti/shared/book/text/missing-characters';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useBookEditing } from '../state/use-book-editing';
import styles from './OwnDates.module.css';
import { calendarMessages } from './calendar-messages';
import { listMonthNames } from './format-month';

interface OwnDatesProps {
  scene: Book;
  calendar: Calendar;
  onShow: (id: string) => void;
}

const MONTHS = 12;
const MAX_LISTED_CHARACTERS = 12;

const byDay = (one: OwnDate, other: OwnDate) => one.month - other.month || one.day - other.day;

/** Customer's own dates in the calendar, and a form that adds one. */
export function OwnDates({ scene, calendar, onShow }: OwnDatesProps) {
  const t = useMessages(calendarMessages);
  const { edit } = useBookEditing();
  const months = listMonthNames();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { own_dates: dates, first } = calendar;
  const nameOf = ({ month, day, name }: OwnDate) =>
    t.date({ day, month: months[month - 1] ?? '', name });
  const change = (own_dates: OwnDate[], said: string) =>
    edit((book) => changeCalendar(book, { own_dates }), said);

  function add(date: OwnDate): void {
    change([...dates, date].toSorted(byDay), t.added({ date: nameOf(date) }));
    const shown = scene.spreads[(date.month - first.month + MONTHS) % MONTHS];
    if (shown) onShow(shown.id);
  }

  function remove(date: OwnDate): void {
    change(
      dates.filter((one) => one !== date),
      t.removed({ date: nameOf(date) }),
    );
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="stack gap-4 pt-4 rule-above">
      <div>
        <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-1 text-lg">
          {t.ownDates}
        </h2>
        <p className="measure muted text-sm">{t.ownDatesHint}</p>
      </div>
      {dates.length > 0 && (
        <ul role="list" aria-labelledby={headingId} className={styles.dates}>
          {dates.map((date) => (
            <li key={JSON.stringify(date)} className={styles.date}>
              <span>{nameOf(date)}</span>
              <IconButton label={t.remove({ date: nameOf(date) })} onClick={() => remove(date)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {dates.length < MAX_OWN_DATES ? (
        <NewDate onAdd={add} />
      ) : (
        <p className="measure muted text-sm">{t.enough({ count: MAX_OWN_DATES })}</p>
      )}
    </section>
  );
}

/** Form for a new date, which is added once it is complete. */
function NewDate({ onAdd }: { onAdd: (date: OwnDate) => void }) {
  const t = useMessages(calendarMessages);
  const [{ month, day, name }, setDate] = useState<OwnDate>({ month: 1, day: 1, name: '' });
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const missing = missingCharacters(name);
  const problem =
    missing.length > 0 &&
    t.missing({ characters: missing.slice(0, MAX_LISTED_CHARACTERS).join(' ') });
  const change = (to: Partial<OwnDate>) => setDate((before) => ({ ...before, ...to }));

  function add(): void {
    const isEmpty = name.trim() === '';
    setRefused(isEmpty);
    field.current?.focus();
    if (isEmpty) return;
    onAdd({ month, day, name: name.trim() });
    change({ name: '' });
  }

  return (
    <form
      className="stack gap-3 justify-items-start"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className={styles.fields}>
        <DayOfYear {...{ month, day }} onChange={change} />
        <div className={styles.name}>
          <TextField
            ref={field}
            label={t.name}
            placeholder={t.nameExample}
            maxLength={MAX_OWN_DATE_LENGTH}
            value={name}
            error={problem || (isRefused ? t.noName : undefined)}
            onChange={({ target }) => {
              setRefused(false);
              change({ name: target.value });
            }}
          />
        </div>
      </div>
      <Button type="submit" size="small" icon={<Plus aria-hidden="true" />}>
        {t.add}
      </Button>
    </form>
  );
}

type DayOfMonth = Pick<OwnDate, 'month' | 'day'>;

interface DayOfYearProps extends DayOfMonth {
  onChange: (to: DayOfMonth) => void;
}

function DayOfYear({ month, day, onChange }: DayOfYearProps) {
  const t = useMessages(calendarMessages);
  const months = listMonthNames();
  const days = daysOf(month);
  return (
    <>
      <SelectField
        label={t.month}
        value={String(month)}
        options={months.map((label, at) => ({ value: String(at + 1), label }))}
        onChange={({ target }) => {
          const chosen = Number(target.value);
          onChange({ month: chosen, day: Math.min(day, daysOf(chosen)) });
        }}
      />
      <SelectField
        label={t.day}
        value={String(day)}
        options={Array.from({ length: days }, (_, at) => String(at + 1)).map((one) => ({
          value: one,
          label: one,
        }))}
        onChange={({ target }) => onChange({ month, day: Number(target.value) })}
      />
    </>
  );
}

const daysOf = (month: number) => MAX_DAYS_OF_MONTHS[month - 1] ?? 31;
