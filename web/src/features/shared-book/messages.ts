import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const sharedBookMessages = messageCatalogue('sharedBook', {
  pageTitle: params('{title} · Smriti'),
  untitled: 'A photo book',
  loading: 'Opening...',
  failed: 'This could not be opened.',
  gone: 'This link has ended.',
  goneHint: 'Please ask the person who sent it to you for a new link.',
  toShop: 'See what Smriti makes',
  intro: params('You can look at this until {date}.'),
  notes: 'Hearts and notes',
  noteHint: 'Everybody with this link sees your note; the owner sees your name too.',
  name: 'Your name',
  nameMissing: 'Please write your name, so that the owner knows whom it is from.',
  note: 'Your note',
  noteMissing: 'Please write something first.',
  heart: 'Leave a heart',
  hearted: 'You left a heart here',
  hearts: count({ one: '{count} heart', many: '{count} hearts' }),
  send: 'Leave the note',
  sending: 'Sending...',
  sent: 'Thank you! Your note is here now.',
  heartSent: 'Thank you! Your heart is here now.',
  notSent: 'Your note could not be left. Please try again.',
  none: 'Nobody has written anything here yet.',
  list: params('{page}: hearts and notes'),
});
