import { type Album, getAlbum } from '@smriti/shared/album/albums';
import { getMasterProduct } from '@smriti/shared/catalogue/products';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { photoRefetchInterval } from '#lib/albums/albums.ts';
import { requireOwnAlbum } from '#lib/albums/own-album.ts';
import { ApiError, callApi, callPublic } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import {
  fetchDiscontinuedChoices,
  listDiscontinuedChoices,
  addDiscontinuedChoices,
} from './discontinued-choices';
import {
  type StudioCatalogue,
  toProductCatalogue,
  filterOfferedOptions,
  studioCatalogueQuery,
} from './choices/studio-catalogue';

/**
 * Query for the edited album: fetched at each visit, then polled only until its renditions are
 * ready.
 */
export const editedAlbumQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.album.edited(id),
    queryFn: async ({ signal }) =>
      requireOwnAlbum((await callApi(getAlbum, { params: { id }, signal })).album),
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => photoRefetchInterval(state.data?.images ?? [], state),
  });

/**
 * Catalogue of the album's product, or of the whole shop if the product no longer exists, together
 * with the album's choices that are no longer offered.
 */
export function useCatalogueFor(album: Album) {
  const offered = useOffered(album);
  const missing = offered.data ? listDiscontinuedChoices(offered.data, album) : [];
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys['product-catalogue'].kept(missing),
    queryFn: ({ signal }) => fetchDiscontinuedChoices(missing, signal),
    enabled: missing.length > 0,
  });
  if (missing.length === 0) return offered;
  return {
    data: offered.data && data && addDiscontinuedChoices(offered.data, data),
    error,
    refetch,
  };
}

function useOffered({ product_id, product_type }: Album) {
  const id = product_id === null ? null : String(product_id);
  const ofProduct = useQuery({
    queryKey: queryKeys['product-catalogue'].of(id),
    queryFn: async ({ signal }): Promise<StudioCatalogue | null> => {
      try {
        return toProductCatalogue(
          await callPublic(getMasterProduct, { params: { id: id ?? '' }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: id !== null,
  });
  const isWhole = id === null || ofProduct.data === null;
  const whole = useQuery({ ...studioCatalogueQuery, enabled: isWhole });
  const { error, refetch } = isWhole ? whole : ofProduct;
  const data = isWhole
    ? whole.data && filterOfferedOptions(product_type, whole.data)
    : (ofProduct.data ?? undefined);
  return { data, error, refetch };
}
