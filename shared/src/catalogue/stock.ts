/** An option that may be out of stock. */
interface StockedOption {
  back_on?: string | undefined;
}

/**
 * Day in India on which an option is back in stock; null if it is in stock (docs/rules.md#catalogue-15).
 * @param today the current day in India
 */
export function findRestockDay({ back_on }: StockedOption, today: string): string | null {
  return back_on !== undefined && today < back_on ? back_on : null;
}
