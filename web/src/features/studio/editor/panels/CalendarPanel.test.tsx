import { changeCalendar } from '@smriti/shared/book/edit/calendar';
import type { Calendar } from '@smriti/shared/book/scene';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  MONTH_NAMES,
  addMonths,
  monthName,
  defaultCalendar,
} from '@smriti/shared/book/calendar/months';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubScreen } from '#domains/book/spread/spread.test-data.ts';
import { pageLanguage, loadedTexts } from '#lib/language/i18n.ts';
import { pressButton, typeInto } from '#lib/page.test-data.tsx';
import { BOOK_CATALOGUE, openArrangedBook } from '../editor.test-data';

beforeEach(() => {
  vi.unstubAllGlobals();
  stubScreen();
});

const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: {
      value: within(screen.getByLabelText(label)).getByRole<HTMLOptionElement>('option', {
        name: option,
      }).value,
    },
  });

async function openCalendar() {
  const opened = await openArrangedBook({
    plan: { type: 'product' },
    catalogue: { ...BOOK_CATALOGUE, layout: 'calendar' },
  });
  pressButton('Months and dates');
  await screen.findByLabelText('First month');
  const { store, scene } = opened;
  const calendar = () => scene().calendar;
  const setCalendar = (given: Partial<Calendar>) =>
    act(() =>
      store.setState(({ book }) => ({ book: { ...book, scene: changeCalendar(scene(), given) } })),
    );
  return { scene, calendar, setCalendar };
}

const month = (from: number) => addMonths(defaultCalendar(new Date()).first, from);
const overview = () => within(screen.getByRole('list', { name: 'All pages' }));

it('names the placed photos of a calendar without a book', async () => {
  await openCalendar();
  pressButton('Photos');
  expect(await screen.findByRole('group', { name: 'In the design' })).toBeTruthy();
});

it('starts with the next month or a chosen one, with undo', async () => {
  const { calendar } = await openCalendar();
  const next = monthName(month(0), 'en');
  expect(overview().getByRole('button', { name: new RegExp(`^${next}`) })).toBeTruthy();
  const chosen = monthName(month(4), 'en');
  choose('First month', chosen);
  expect(calendar()?.first).toEqual(month(4));
  expect(screen.getByText(`The calendar begins with ${chosen}.`)).toBeTruthy();
  expect(overview().queryByRole('button', { name: new RegExp(`^${next}`) })).toBeNull();
  pressButton('Undo');
  expect(calendar()?.first).toEqual(month(0));
});

it('switches the months to Hindi and hides the holidays', async () => {
  const { calendar } = await openCalendar();
  choose('Language of months and weekdays', 'हिन्दी (Hindi)');
  expect(calendar()?.language).toBe('hi');
  const next = monthName(month(0), 'hi');
  await waitFor(() => overview().getByRole('button', { name: new RegExp(`^${next}`) }));
  fireEvent.click(screen.getByLabelText('Show holidays of India'));
  expect(calendar()?.holidays).toBe(false);
  expect(screen.getByText('Holidays are not shown.')).toBeTruthy();
});

it('shows for which years the holidays are known', async () => {
  const { setCalendar } = await openCalendar();
  setCalendar({ first: { year: 2028, month: 2 } });
  expect(await screen.findByText(/^We know the holidays of 2026 to 2028\./)).toBeTruthy();
});

it('adds and removes own dates, shows their month and names unprintable characters', async () => {
  const { calendar, scene } = await openCalendar();
  pressButton('Add this date');
  expect(screen.getByText('Please write what this date is.')).toBeTruthy();
  choose('Month', 'February');
  expect(within(screen.getByLabelText('Day')).getAllByRole('option')).toHaveLength(29);
  choose('Day', '14');
  typeInto('What it is', 'Asha 🎂');
  expect(screen.getByText('We cannot print this yet: 🎂')).toBeTruthy();
  typeInto('What it is', 'Asha’s birthday');
  pressButton('Add this date');
  expect(calendar()?.own_dates).toEqual([{ month: 2, day: 14, name: 'Asha’s birthday' }]);
  expect(screen.getByText('14 February: Asha’s birthday is in the calendar.')).toBeTruthy();
  const february = scene().spreads[(2 - (calendar()?.first.month ?? 0) + 12) % 12];
  const shown = overview().getByRole('button', { current: true });
  expect(shown.getAttribute('aria-label')).toMatch(/^February /);
  expect(february).toBeDefined();
  pressButton('Remove 14 February: Asha’s birthday');
  expect(calendar()?.own_dates).toEqual([]);
  expect(document.activeElement?.textContent).toBe('Your own dates');
});

it('names the months of own dates in the language of the page', async () => {
  const { setCalendar } = await openCalendar();
  setCalendar({ own_dates: [{ month: 2, day: 14, name: 'Asha' }] });
  Object.assign(loadedTexts, { hi: {} });
  act(() => pageLanguage.set('hi'));
  const [, february = ''] = MONTH_NAMES.hi;
  await waitFor(() => screen.getByText(`14 ${february}: Asha`));
  expect(screen.getByRole('option', { name: february })).toBeTruthy();
  act(() => pageLanguage.set('en'));
  Reflect.deleteProperty(loadedTexts, 'hi');
});

it('accepts at most twelve own dates', async () => {
  const { setCalendar } = await openCalendar();
  const own_dates = Array.from({ length: 11 }, (_, at) => ({
    month: 3,
    day: at + 1,
    name: 'Asha',
  }));
  setCalendar({ own_dates });
  typeInto('What it is', 'The twelfth');
  pressButton('Add this date');
  expect(screen.getByText('These 12 dates are as many as a calendar takes.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add this date' })).toBeNull();
});
