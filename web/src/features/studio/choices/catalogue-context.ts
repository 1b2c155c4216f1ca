import { createContext, useContext } from 'react';
import { localiseRecords } from '#lib/language/localise.ts';
import type { StudioCatalogue } from './studio-catalogue';

export const CatalogueContext = createContext<StudioCatalogue | null>(null);

/**
 * Catalogue of the studio page, with English names.
 * @throws Error outside of a studio page
 */
export function useEnglishCatalogue(): StudioCatalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('there is no catalogue here');
  return catalogue;
}

/**
 * Catalogue of the studio page.
 * @throws Error outside of a studio page
 */
export function useCatalogue(): StudioCatalogue {
  return localiseRecords(useEnglishCatalogue());
}
