import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts about proposing another version of a spread. */
export const proposalEditorMessages = messageCatalogue('propose', {
  savedHeading: 'Your proposals in this round',
  toSpread: 'Show it in the book',
  propose: 'Propose a change',
  change: 'Change the proposal',
  openOf: params('{label}: {name}'),
  heading: params('Proposal for {name}'),
  hint: 'Choose a photo of the proposed version to show another part of it.',
  layout: 'Layout',
  layoutBefore: 'Layout before',
  layoutAfter: 'Next layout',
  layoutAt: params('{at} of {of}'),
  layoutOwn: params('{of} layouts'),
  crop: params('Photo {place}'),
  text: params('Text {number}'),
  note: 'Why (the customer reads it)',
  optional: '(optional)',
  send: 'Save the proposal',
  sending: 'Saving...',
  unchanged: 'Nothing is changed yet.',
  saved: 'Proposal saved. It goes to the customer with your response.',
  failed: 'The proposal could not be saved.',
  cancel: 'Cancel',
  remove: 'Take the proposal back',
  removing: 'One moment...',
  removed: 'Proposal taken back.',
  notRemoved: 'The proposal could not be taken back.',
});
