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

/** Error message of a field, with advice how to fix it. */
export function problemText({ reason }: Problem, t: StoreValue<typeof catalogueMessages>): string {
  return t[TEXTS[reason]];
}
