import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentIndianDay } from '#lib/shop/restock-day.ts';
import {
  type ProductConfiguration,
  completeConfiguration,
  parseConfiguration,
  toConfigurationSearch,
  computeConfiguredPrice,
} from './product-configuration';

/**
 * Choices on the product page, their price, and the choice that last changed it. The address stores the
 * choices that the customer made; the others are the first options.
 */
export function useProductConfiguration(product: MasterProduct) {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(currentIndianDay);
  const [made, setMade] = useState(() => parseConfiguration(product, search));
  const [lastChange, setLastChange] = useState<string | null>(null);
  const chosen = completeConfiguration(product, made, today);
  const price = computeConfiguredPrice(product, chosen);

  function choose(part: Partial<ProductConfiguration>, name: string): void {
    const next = { ...made, ...part };
    const nextPrice = computeConfiguredPrice(product, completeConfiguration(product, next, today));
    setLastChange(nextPrice?.price === price?.price ? null : name);
    setMade(next);
    setSearch(toConfigurationSearch(product, next), { replace: true, preventScrollReset: true });
  }

  return {
    /** Day on which the page was opened: what is out of stock then cannot be chosen. */
    today,
    chosen,
    price,
    /** Name of the choice that last changed the price; null if none. */
    lastChange,
    choose,
  };
}

export type ConfigurationState = ReturnType<typeof useProductConfiguration>;
