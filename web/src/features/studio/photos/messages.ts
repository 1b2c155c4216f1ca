import { count } from '@nanostores/i18n';
import { messageCatalogue } from '../../../lib/i18n';

/** Putting many photos in order: it comes with the bar above the grid. */
export const orderMessages = messageCatalogue('studioOrder', {
  sortBy: 'Sort by',
  date: 'Date taken',
  name: 'Name',
  sortedByDate: 'Sorted by date taken. Undo brings the order before back.',
  sortedByName: 'Sorted by name. Undo brings the order before back.',
  noDates: 'None of these photos has a date here. Their order stays as it is.',
  noNames: 'None of these photos has a file name here. Their order stays as it is.',
  inOrderByDate: 'The photos are in the order of their dates already.',
  inOrderByName: 'The photos are in the order of their names already.',
  undated: count({
    one: '{count} photo has no date here, and stands at the end.',
    many: '{count} photos have no date here, and stand at the end.',
  }),
  unnamed: count({
    one: '{count} photo has no file name here, and stands at the end.',
    many: '{count} photos have no file name here, and stand at the end.',
  }),
  select: 'Select',
  done: 'Done',
  selection: 'Selected photos',
  selected: count({ one: '{count} selected', many: '{count} selected' }),
  moveTo: 'Move to...',
  remove: 'Remove',
});
