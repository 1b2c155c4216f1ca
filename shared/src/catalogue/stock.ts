interface StockedOption {
  restock_day?: string | undefined;
}

/**
 * Day in India on which an option is back in stock; null if it is in stock (docs/rules.md#catalogue-15).
 * @param today the current day in India
 */
export function findRestockDay({ restock_day }: StockedOption, today: string): string | null {
  return restock_day !== undefined && today < restock_day ? restock_day : null;
}
