import {
  listProductSuggestions,
  type ProductSuggestions,
} from '@smriti/shared/catalogue/product-suggestions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { getLocaliseFunction, type LocaliseFunction } from '#lib/language/localise.ts';
import { queryKeys } from '#lib/queries/keys.ts';

const MIN_LETTERS = 2;

/** Query for the products that match a text while it is typed; keeps the previous ones until it is answered. */
export const productSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: queryKeys['product-suggestions'].of(text),
    queryFn: ({ signal }) => callPublic(listProductSuggestions, { query: { q: text }, signal }),
    enabled: text.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
    get select(): LocaliseFunction<ProductSuggestions> {
      return getLocaliseFunction();
    },
  });
