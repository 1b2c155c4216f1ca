import type { StoreValue } from 'nanostores';
import type { Problem } from './form-values';
import type { catalogueMessages } from './messages';

const TEXTS = {
  required: 'required',
  money: 'badMoney',
  number: 'badNumber',
  text: 'badText',
  value: 'badValue',
  picture: 'noPicture',
  one: 'chooseOne',
  some: 'chooseSome',
} as const satisfies Record<Problem['reason'], string>;

/** What is wrong with a field, and how to put it right. */
export function problemText({ reason }: Problem, t: StoreValue<typeof catalogueMessages>): string {
  return t[TEXTS[reason]];
}
