import type { FieldProblem } from '@smriti/shared/base/errors';
import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { originalPrice } from '@smriti/shared/catalogue/pricing';
import { invalidFieldsError } from '../../../platform/invalid-fields';

/** Fields of a product's form that have alternatives, and these alternative fields. */
interface Said {
  paperTypeId?: number | undefined;
  paper_type_ids?: number[] | undefined;
  mrp?: number | undefined;
  price?: number | undefined;
  discount?: number | undefined;
}

/** The current fields of a product; null for a new one. */
type Before = Required<Pick<Said, 'paper_type_ids' | 'price'>> | null;

/** Decimals of a percentage that are enough to recompute any price of the shop to the paisa. */
const MAX_PERCENT_DECIMALS = 9;

function refusal(field: string, message: string): Error {
  const problems: FieldProblem[] = [{ field, message }];
  return invalidFieldsError(problems, `${field}: ${message}`);
}

/** The roundest discount percentage that leads from `original` to `price`. */
export function discountPercent(price: Paise, original: Paise): number {
  const exact = (1 - price / original) * 100;
  for (let decimals = 0; decimals < MAX_PERCENT_DECIMALS; decimals += 1) {
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
  const found = original === 0 ? 0 : discountPercent(reduced, original);
  // if both are given, the percentage may be rounded but not different
  if (discount > 0 && Math.abs(found - discount) >= 1) {
    throw refusal('mrp', `is not the price before ${discount} percent off`);
  }
  return { price: toRupees(reduced), discount: found };
}

/**
 * Replaces alternative fields: `paperTypeId` becomes the first paper; `mrp` and the price determine the
 * discount.
 * @throws AppError invalid_input when they contradict the form's own fields.
 */
export function replaceAlternativeFields<F extends Said>(said: F, before: Before): F {
  const none = { paperTypeId: undefined, mrp: undefined };
  return { ...said, ...none, ...papersOf(said, before), ...pricesOf(said, before) };
}
