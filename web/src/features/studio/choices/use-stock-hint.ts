import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { currentIndianDay, restockText } from '#lib/shop/restock-day.ts';
import { choiceMessages } from './messages';

/**
 * Advice about a chosen option that is out of stock (docs/rules.md#catalogue-15); undefined if it is in stock.
 * @param advice `canvasBackOn` for the paper of a canvas, which cannot be exchanged for another one
 */
export function useStockHint(
  list: readonly { id: number; name: string; restock_day?: string | undefined }[],
  chosen: number | null,
  advice: 'chosenBackOn' | 'canvasBackOn' = 'chosenBackOn',
): string | undefined {
  const t = useMessages(choiceMessages);
  const [today] = useState(currentIndianDay);
  const option = list.find(({ id }) => id === chosen);
  const date = option ? restockText(option, today) : null;
  return option && date !== null ? t[advice]({ name: option.name, date }) : undefined;
}
