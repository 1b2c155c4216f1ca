import { createContext, useContext } from 'react';
import { localise } from '#lib/language/localise.ts';
import type { Catalogue } from './studio-catalogue';

export const CatalogueContext = createContext<Catalogue | null>(null);

/**
 * Catalogue of the studio page, with English names.
 * @throws Error outside of a studio page
 */
export function useEnglishCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('there is no catalogue here');
  return catalogue;
}

/**
 * Catalogue of the studio page.
 * @throws Error outside of a studio page
 */
export function useCatalogue(): Catalogue {
  return localise(useEnglishCatalogue());
}
