import hindi from '@smriti/shared/locales/hi.json';
import { describe, expect, it } from 'vitest';
import { ENGLISH_MAIL } from '../../../functions/src/features/mail/mail-english.presenter.ts';
import { ENGLISH_DOCUMENT_TEXTS } from '../../../functions/src/features/invoices/tax-document-texts.presenter.ts';
import type { Texts } from '../../../functions/src/platform/texts.ts';

/** English texts of the server, by the name of their catalogue. */
const ENGLISH: Readonly<Record<string, Texts>> = {
  'server/mail': ENGLISH_MAIL,
  'server/invoice': ENGLISH_DOCUMENT_TEXTS,
};

const parametersOf = (text: Texts[string]) =>
  [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

describe('the texts of the server in Hindi', () => {
  const translated = new Map<string, Texts>(Object.entries(hindi));
  const names = [...translated.keys()].filter((name) => name.startsWith('server/'));

  it('have the same keys as the English ones', () => {
    expect(names.toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
    for (const [name, texts] of Object.entries(ENGLISH)) {
      const there = translated.get(name) ?? {};
      expect(Object.keys(there).toSorted()).toEqual(Object.keys(texts).toSorted());
      for (const [key, text] of Object.entries(texts)) {
        const other = there[key] ?? '';
        expect([...new Set(parametersOf(other))], key).toEqual([...new Set(parametersOf(text))]);
        expect(JSON.stringify(other), key).toMatch(/[\u0900-\u097f]/);
      }
    }
  });
});
