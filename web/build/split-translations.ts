import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { findTextPart } from '../src/lib/language/text-parts.ts';

const translations = z.record(z.string(), z.unknown());
/** Name prefix of catalogues for mails and documents, which only the server uses. */
const OF_SERVER = 'server/';
/**
 * Path of a locale file, with an optional part; the query ends in `.json` so that the bundler
 * parses the file as JSON.
 */
const FILE = /[\\/]shared[\\/]locales[\\/]\w+[.]json(?:[?](?:.*&)?part=(\w+)[.]json)?$/;

/**
 * Removes from each locale file the texts that browsers never show. If a part is requested
 * (`hi.json?part=studio.json`), also removes the texts of all other parts.
 */
export function splitTranslations(): Plugin {
  return {
    name: 'web-translations',
    enforce: 'pre',
    transform(code, id) {
      const [file, part] = FILE.exec(id) ?? [];
      if (file === undefined) return null;
      const shown = Object.entries(translations.parse(JSON.parse(code))).filter(
        ([name]) =>
          !name.startsWith(OF_SERVER) && (part === undefined || findTextPart(name) === part),
      );
      return { code: JSON.stringify(Object.fromEntries(shown)), map: null };
    },
  };
}
