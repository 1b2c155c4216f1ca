import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ERROR_REASON_TEXTS } from '@smriti/shared/base/error-reasons';
import { STAFF_ERROR_REASON_TEXTS } from '@smriti/shared/base/staff-error-reasons';
import { kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import { LANGUAGES } from '@smriti/shared/language';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadedTexts } from './i18n';

/** Every text of the web app must exist in every language, with the same parameters. */

const SOURCES = join(import.meta.dirname, '../..');
const LOCALES = join(import.meta.dirname, '../../../../shared/locales');
/** Catalogues used only on the server. */
const OF_SERVER = /^server\//;
/** Names and units that are the same in all languages. */
const SAME_IN_ALL =
  /\{\w+\}|\b(Smriti|UPI|CVV|MRP|WhatsApp|Telegram|Facebook|GSTIN|[CSI]GST|px|dpi|pt|mm|kB|MB)\b/g;

const text = z.union([z.string(), z.record(z.string(), z.string())]);
const catalogues = z.record(z.string(), z.record(z.string(), text));
type Text = z.infer<typeof text>;
type Catalogues = z.infer<typeof catalogues>;

const modules = Object.entries(import.meta.glob('../../**/*.{ts,tsx}'));
/** Imports a file, so that its catalogues are in `loadedTexts`. */
const load = async (file: string): Promise<void> => {
  const [, importIt] =
    modules.find(([path]) => resolve(import.meta.dirname, path) === resolve(SOURCES, file)) ?? [];
  // Node sometimes fails when a package is imported and required at once; the next import succeeds.
  await importIt?.().catch(importIt);
};
const declared = /messageCatalogue\(\s*'([^']+)'/g;

/** Declaring file of each catalogue. */
const files = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]test|[.]test-data)[.]tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(declared)].map(
        ([, name = '']) => [name, file] as const,
      ),
    ),
);

const read = (language: string): Catalogues =>
  catalogues.parse(JSON.parse(readFileSync(join(LOCALES, `${language}.json`), 'utf8')));

const wordsOf = (one: Text) => (typeof one === 'string' ? [one] : Object.values(one));
const parametersOf = (one: string) =>
  [...new Set([...one.matchAll(/\{(\w+)\}/g)].map(([parameter]) => parameter))].sort().join(' ');

/** Problem of a translated text compared with the English one; null if there is none. */
function fault(language: string, english: Text, translated: Text | undefined): string | null {
  if (translated === undefined) return 'is missing';
  const words = wordsOf(translated);
  if (words.some((one) => one.trim() === '')) return 'is empty';
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const named = typeof translated === 'string' ? '' : Object.keys(translated).toSorted().join(' ');
  if (typeof english !== 'string' && named !== forms.join(' ')) {
    return `needs the forms ${forms.join(' ')}`;
  }
  const parameters = new Set(wordsOf(english).map(parametersOf));
  if (words.some((one) => !parameters.has(parametersOf(one)))) return 'has other parameters';
  const isSame = words.some(
    (one) => wordsOf(english).includes(one) && /\p{L}/u.test(one.replaceAll(SAME_IN_ALL, '')),
  );
  return isSame ? 'is as in English' : null;
}

type Catalogue = Readonly<Record<string, Text>>;

function faults(language: string, name: string, base: Catalogue, other: Catalogue): string[] {
  const ofEnglish = new Map(Object.entries(base));
  const ofOther = new Map(Object.entries(other));
  const lost = [...ofOther.keys()].filter((key) => !ofEnglish.has(key));
  return [
    ...lost.map((key) => `${name}.${key} is not in English`),
    ...[...ofEnglish].flatMap(([key, one]) => {
      const found = fault(language, one, ofOther.get(key));
      return found ? [`${name}.${key} ${found}`] : [];
    }),
  ];
}

/** A catalogue's English texts, as declared. */
const english = (name: string) => z.record(z.string(), text).parse(loadedTexts.en[name]);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const other = read(language);

  beforeAll(async () => {
    for (const file of files.values()) await load(file);
  });

  it('has every text of the catalogues, and no others', () => {
    const told = [...files.keys()].flatMap((name) =>
      faults(language, name, english(name), other[name] ?? {}),
    );
    const lost = Object.keys(other).filter(
      (name) => !files.has(name) && !/^(?:errors|staffErrors)$/.test(name) && !OF_SERVER.test(name),
    );
    expect([...told, ...lost.map((name) => `${name} is no catalogue`)]).toEqual([]);
  });

  it('has every error text of the API', () => {
    const told = Object.entries({
      errors: ERROR_REASON_TEXTS,
      staffErrors: STAFF_ERROR_REASON_TEXTS,
    }).flatMap(([name, english]) => {
      const texts = Object.entries(other[name] ?? {});
      const sentences = texts.filter(([key]) => !/^(?:field|kind)\//.test(key));
      return faults(language, name, english, Object.fromEntries(sentences));
    });
    expect(told).toEqual([]);
  });

  it('names every catalogue kind in error texts', () => {
    const named = Object.keys(other.staffErrors ?? {}).filter((key) => key.startsWith('kind/'));
    const kinds = Object.values(kindDefinitions).map(({ one }) => `kind/${one}`);
    expect(named.toSorted()).toEqual(kinds.toSorted());
  });
});
