import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { partOf } from '../src/lib/language/text-parts.ts';

const translations = z.record(z.string(), z.unknown());
/** Catalogues of mails and papers, which only the server writes. */
const OF_SERVER = 'server/';
/** A language's file, or a part of it; what the bundler takes for JSON ends as JSON does. */
const FILE = /[\\/]shared[\\/]locales[\\/]\w+[.]json(?:[?](?:.*&)?part=(\w+)[.]json)?$/;

/**
 * Leaves out of each language's file what browsers never show, and what is not of the part that is asked
 * for, if one is (`hi.json?part=studio.json`).
 */
export function webTranslations(): Plugin {
  return {
    name: 'web-translations',
    enforce: 'pre',
    transform(code, id) {
      const [file, part] = FILE.exec(id) ?? [];
      if (file === undefined) return null;
      const shown = Object.entries(translations.parse(JSON.parse(code))).filter(
        ([name]) => !name.startsWith(OF_SERVER) && (part === undefined || partOf(name) === part),
      );
      return { code: JSON.stringify(Object.fromEntries(shown)), map: null };
    },
  };
}
