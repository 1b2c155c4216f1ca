import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TextPart, findTextPart } from '../src/lib/language/text-parts.ts';
import { splitTranslations } from './split-translations.ts';

const { transform } = splitTranslations();
const built = z.object({ code: z.string(), map: z.null() });
const texts = z.record(z.string(), z.unknown());

function shown(code: string, id: string): unknown {
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  return Reflect.apply(transform, {}, [code, id]);
}

it('leaves the texts of mails and papers to the server', () => {
  const code = JSON.stringify({ app: { login: 'लॉग इन' }, 'server/mail': { hello: 'नमस्ते' } });
  expect(shown(code, '/smriti/shared/locales/hi.json')).toEqual({
    code: JSON.stringify({ app: { login: 'लॉग इन' } }),
    map: null,
  });
  expect(shown(code, '/smriti/web/package.json')).toBeNull();
});

it('returns the requested part, and includes texts without a part in the first', () => {
  const code = JSON.stringify({ cart: { none: 'खाली' }, spread: { page: 'पेज' }, new: {} });
  const names = (part: string) =>
    Object.keys(
      texts.parse(
        JSON.parse(
          built.parse(shown(code, `/smriti/shared/locales/hi.json?part=${part}.json`)).code,
        ),
      ),
    );
  expect([names('orders'), names('book'), names('shop')]).toEqual([['cart'], ['spread'], ['new']]);
});

const LOCALES = join(import.meta.dirname, '../../shared/locales');
/** The lazily loaded parts (translation-files.ts). */
const PARTS = {
  shop: 1,
  account: 1,
  product: 1,
  orders: 1,
  studio: 1,
  editor: 1,
  book: 1,
  about: 1,
  console: 1,
  work: 1,
  management: 1,
  review: 1,
  errors: 1,
  staffErrors: 1,
} satisfies Record<TextPart, 1>;

it('puts each text of the file into exactly one part', () => {
  const code = readFileSync(join(LOCALES, 'hi.json'), 'utf8');
  const whole = Object.entries(texts.parse(JSON.parse(code)));
  const parts = Object.keys(PARTS).map((part) =>
    texts.parse(
      JSON.parse(built.parse(shown(code, `${join(LOCALES, 'hi.json')}?part=${part}.json`)).code),
    ),
  );
  const names = parts.flatMap((part) => Object.keys(part));
  expect(new Set(names).size).toBe(names.length);
  expect(Object.assign({}, ...parts)).toEqual(
    Object.fromEntries(whole.filter(([name]) => !name.startsWith('server/'))),
  );
  const named = new Set(whole.map(([name]) => findTextPart(name)));
  expect([...named].toSorted()).toEqual(Object.keys(PARTS).toSorted());
});
