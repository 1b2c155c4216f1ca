import type { ShopTerms } from '@smriti/shared/staff/shop-terms';
import { formatNumber } from '#lib/language/format.ts';
import { policyMessages } from './messages';

/** Texts of a policy page: a heading, an intro, and `<name>Heading` and `<name>Text` for each section. */
export type PolicyTexts = Readonly<Record<string, string>>;

const TERM = /\{([a-z_]+)\}/g;

/** Shown in place of a term while it is loading. */
const LOADING = '…';

function termOf(name: string, terms: ReadonlyMap<string, string | number> | null): string {
  if (terms === null) return LOADING;
  const value = terms.get(name) ?? '';
  if (value === '') return policyMessages.get().unset;
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** Texts of a policy with its `{placeholders}` replaced by the shop's current terms. */
export function filledTexts(texts: PolicyTexts, terms: ShopTerms | undefined): PolicyTexts {
  const known = terms ? new Map(Object.entries(terms)) : null;
  const filled = (text: string) => text.replaceAll(TERM, (_, name: string) => termOf(name, known));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text)]));
}
