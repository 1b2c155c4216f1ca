import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const translations = z.record(z.string(), z.unknown());
/** Catalogues of mails and papers, which only the server writes. */
const OF_SERVER = 'server/';

/** Leaves out of each language's file what browsers never show. */
export function webTranslations(): Plugin {
  return {
    name: 'web-translations',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]shared[\\/]locales[\\/]\w+[.]json$/.test(id)) return null;
      const catalogues = Object.entries(translations.parse(JSON.parse(code)));
      const shown = catalogues.filter(([name]) => !name.startsWith(OF_SERVER));
      return { code: JSON.stringify(Object.fromEntries(shown)), map: null };
    },
  };
}
