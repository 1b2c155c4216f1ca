import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the book section before it is opened. */
export const sectionMessages = messageCatalogue('studioBookSection', {
  heading: 'Arrange the book',
  headingOther: 'See how it will look',
  intro: 'This is how your photos fill it. Leave it as it is, or have it laid out in another way.',
  stepHint:
    'Your photos fill the pages by themselves. Look at each of them, and change what you like.',
  open: 'Arrange the book',
  openOther: 'See how it will look',
  loading: 'Opening the book...',
});
