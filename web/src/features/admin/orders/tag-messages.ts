import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const orderTagMessages = messageCatalogue('adminOrderTags', {
  heading: 'Tags',
  add: 'Add a tag',
  hint: 'A short word or two, such as “gift” or “call first”. No customer sees it.',
  addButton: 'Add tag',
  wrong: 'Write a word of letters and digits.',
  added: 'Tagged',
  removed: 'The tag is removed',
  remove: params('Remove the tag {tag}'),
});
