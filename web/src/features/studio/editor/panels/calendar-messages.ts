import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const calendarMessages = messageCatalogue('studioCalendar', {
  first: 'First month',
  begins: params('The calendar begins with {month}.'),
  language: 'Language of months and weekdays',
  english: 'English',
  hindi: 'हिन्दी (Hindi)',
  languageChanged: params('Months and weekdays are in {language} now.'),
  holidays: 'Show holidays of India',
  holidaysHint: 'Those that follow the moon are marked: they may differ by a day.',
  holidaysUnknown: params(
    'We know the holidays of {from} to {to}. Months of other years show none. Those that follow the moon are marked: they may differ by a day.',
  ),
  holidaysOn: 'Holidays are shown.',
  holidaysOff: 'Holidays are not shown.',

  ownDates: 'Your own dates',
  ownDatesHint:
    'Birthdays and anniversaries: each is marked in its month and named beside the days.',
  month: 'Month',
  day: 'Day',
  name: 'What it is',
  nameExample: 'For example: Asha’s birthday',
  noName: 'Please write what this date is.',
  missing: params('We cannot print this yet: {characters}'),
  add: 'Add this date',
  added: params('{date} is in the calendar.'),
  date: params('{day} {month}: {name}'),
  remove: params('Remove {date}'),
  removed: params('{date} is not in the calendar any more.'),
  enough: params('These {count} dates are as many as a calendar takes.'),
});
