import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of reviewers' proposals and of the comparison of rounds. */
export const proposalMessages = messageCatalogue('proposals', {
  heading: 'Proposed changes',
  intro:
    'Our reviewer would change these pages. Your photos and the price stay as they are. What you accept is in the book once you accept the proof.',
  open: 'Waiting for your answer',
  openForStaff: 'Not answered yet',
  accepted: 'Accepted',
  declined: 'Declined',
  lapsed: 'Not answered in its round',
  before: 'As it is',
  after: 'As proposed',
  note: params('Why: {note}'),
  changedLayout: 'The photos are laid out in another way.',
  changedCrop: params('Another part of photo {places} is shown.'),
  changedCrops: params('Other parts of photos {places} are shown.'),
  changedWords: params('“{before}” becomes “{after}”.'),
  addedWords: params('“{after}” is added.'),
  removedWords: params('“{before}” is taken out.'),
  changedLook: 'The words have another place or size.',
  accept: 'Accept',
  acceptOf: params('Accept the change of {name}'),
  decline: 'Decline',
  declineOf: params('Decline the change of {name}'),
  answering: 'One moment...',
  failed: 'Your answer could not be saved. Please try again.',

  compareHeading: 'Compare two rounds',
  compareFirst: 'First round',
  compareSecond: 'Second round',
  round: params('Round {round}'),
  changed: count({
    one: '{count} page or spread has changed.',
    many: '{count} pages or spreads have changed.',
  }),
  same: 'Nothing in the book has changed between these rounds.',
  notThere: params('Not in the book of round {round}.'),
  onlyChanged: 'Show only what has changed',
  changedMark: 'Changed',
  loading: 'Opening the books of both rounds...',
  notKept: 'The book of one of these rounds was not kept, so they cannot be compared.',
  notRead: 'The books of these rounds could not be opened. Please try again.',
});
