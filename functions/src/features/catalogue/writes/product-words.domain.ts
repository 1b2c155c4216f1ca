import type { FieldProblem } from '@smriti/shared/base/errors';
import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import { refusedFields } from '../../../platform/refused-fields';

/** The fields of a product's form that can be said in other words, and these words. */
interface Said {
  paperTypeId?: number | undefined;
  paper_type_ids?: number[] | undefined;
  mrp?: number | undefined;
  price?: number | undefined;
  discount?: number | undefined;
}

/** What a product says already; null for a new one. */
type Before = Required<Pick<Said, 'paper_type_ids' | 'price'>> | null;

/** So many decimals of a percentage give back any price that the shop takes, to the paisa. */
const MOST_DECIMALS = 9;

function refusal(field: string, message: string): Error {
  const problems: FieldProblem[] = [{ field, message }];
  return refusedFields(problems, `${field}: ${message}`);
}

/** The roundest percentage that is taken off `original` to get `price`. */
export function discountBetween(price: Paise, original: Paise): number {
  const exact = (1 - price / original) * 100;
  for (let decimals = 0; decimals < MOST_DECIMALS; decimals += 1) {
    const rounded = Number(exact.toFixed(decimals));
    if (originalPrice(price, rounded) === original) return rounded;
  }
  return exact;
}

function papersOf({ paperTypeId, paper_type_ids: named = [] }: Said, before: Before) {
  if (paperTypeId === undefined) return {};
  if (named.length > 0 && !named.includes(paperTypeId)) {
    throw refusal('paperTypeId', 'must be one of paper_type_ids');
  }
  const papers = named.length > 0 ? named : (before?.paper_type_ids ?? []);
  return { paper_type_ids: [paperTypeId, ...papers.filter((id) => id !== paperTypeId)] };
}

function pricesOf({ mrp, price, discount = 0 }: Said, before: Before) {
  if (mrp === undefined) return {};
  const original = toPaise(mrp);
  const worked = discount > 0 ? Math.round(original * (1 - discount / 100)) : null;
  const own = price === undefined ? (worked ?? toPaise(before?.price ?? mrp)) : toPaise(price);
  const reduced = paise(own);
  if (reduced > original) throw refusal('mrp', 'must not be less than the price');
  const found = original === 0 ? 0 : discountBetween(reduced, original);
  // both are said: the percentage may be rounded, not another one
  if (discount > 0 && Math.abs(found - discount) >= 1) {
    throw refusal('mrp', `is not the price before ${discount} percent off`);
  }
  return { price: toRupees(reduced), discount: found };
}

/**
 * A form, or a part of one, without other words: `paperTypeId` is the first of the papers, `mrp` with
 * the price makes the discount.
 * @throws AppError invalid_input where they and the form's own fields say different things.
 */
export function inOwnWords<F extends Said>(said: F, before: Before): F {
  const none = { paperTypeId: undefined, mrp: undefined };
  return { ...said, ...none, ...papersOf(said, before), ...pricesOf(said, before) };
}
