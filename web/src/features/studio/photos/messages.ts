import { count } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the bar above the photo grid; loaded with it. */
export const orderMessages = messageCatalogue('studioOrder', {
  sortBy: 'Sort by',
  date: 'Date taken',
  name: 'Name',
  sortedByDate: 'Sorted by date taken. Undo brings back the earlier order.',
  sortedByName: 'Sorted by name. Undo brings back the earlier order.',
  noDates: 'None of these photos has a date here. Their order stays as it is.',
  noNames: 'None of these photos has a file name here. Their order stays as it is.',
  inOrderByDate: 'The photos are already sorted by date.',
  inOrderByName: 'The photos are already sorted by name.',
  undated: count({
    one: '{count} photo has no date here, so it comes last.',
    many: '{count} photos have no date here, so they come last.',
  }),
  unnamed: count({
    one: '{count} photo has no file name here, so it comes last.',
    many: '{count} photos have no file name here, so they come last.',
  }),
  select: 'Select',
  done: 'Done',
  selection: 'Selected photos',
  selected: count({ one: '{count} selected', many: '{count} selected' }),
  moveTo: 'Move to...',
  remove: 'Remove',
});
