import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const previewButtonMessages = messageCatalogue('previewButton', {
  preview: 'Preview',
  loading: 'Opening...',
  failed: 'The preview could not be opened. Please check your connection and try again.',
  title: params('Preview of {title}'),
  untitled: 'Preview',
  close: 'Close the preview',
});
