import type { MasterProduct } from '@smriti/shared/catalogue/products';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ProductConfiguration,
  parseConfiguration,
  toConfigurationSearch,
  computeConfiguredPrice,
  fillWithDefaults,
  setConfigurationSize,
} from './product-configuration';

/**
 * Choices on the product page, their price, and the choice that last changed it. The choices are
 * stored in the address.
 */
export function useProductConfiguration(product: MasterProduct) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(() => parseConfiguration(product, search));
  const [lastChange, setLastChange] = useState<string | null>(null);
  const price = computeConfiguredPrice(product, chosen);

  function apply(next: ProductConfiguration, change: string): void {
    setLastChange(computeConfiguredPrice(product, next)?.price === price?.price ? null : change);
    setChosen(next);
    setSearch(toConfigurationSearch(product, next), { replace: true, preventScrollReset: true });
  }

  return {
    chosen,
    price,
    /** Name of the choice that last changed the price; null if none. */
    lastChange,
    choose: (part: Partial<ProductConfiguration>, name: string) => {
      apply({ ...chosen, ...part }, name);
    },
    setQuantity: (quantity: number) => {
      apply({ ...chosen, quantity }, '');
    },
    chooseSize: (id: number, name: string) => {
      const size = product.album_sizes.find((candidate) => candidate.id === id);
      if (size) apply(setConfigurationSize(chosen, size), name);
    },
    fillWithDefaults: (name: string) => {
      apply(fillWithDefaults(product, chosen), name);
    },
  };
}

export type ConfigurationState = ReturnType<typeof useProductConfiguration>;
