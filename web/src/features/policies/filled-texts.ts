import type { ShopTerms } from '@smriti/shared/staff/shop-terms';
import { formatNumber } from '../../lib/language/format';
import { policyMessages } from './messages';

/** A heading and an intro, and for each section `<name>Heading` and `<name>Text`. */
export type PolicyTexts = Readonly<Record<string, string>>;

const TERM = /\{([a-z_]+)\}/g;

/** What stands for a term that is not known yet. */
const LOADING = '…';

function termOf(name: string, terms: ReadonlyMap<string, string | number> | null): string {
  if (terms === null) return LOADING;
  const value = terms.get(name) ?? '';
  if (value === '') return policyMessages.get().unset;
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** The texts of a policy with what the shop promises just now in place of `{its_name}`. */
export function filledTexts(texts: PolicyTexts, terms: ShopTerms | undefined): PolicyTexts {
  const known = terms ? new Map(Object.entries(terms)) : null;
  const filled = (text: string) => text.replaceAll(TERM, (_, name: string) => termOf(name, known));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text)]));
}
