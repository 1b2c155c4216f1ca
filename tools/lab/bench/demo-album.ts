import { createAlbum, listAlbums } from '@smriti/shared/album/albums';
import { callEndpointAs, type ShopUser, signInDemoAccount } from '../../dev/shop/shop-client.ts';
import type { Origins } from '../../../shared/local/environment.ts';

export const DEMO_CUSTOMER = 'customer@smriti.test';

/** Creates an album with the first `count` photos of the demo customer's albums, or with all of them. */
export async function createDemoAlbum(
  origins: Origins,
  count?: number,
): Promise<{ customer: ShopUser; albumId: string }> {
  const customer = await signInDemoAccount(origins, DEMO_CUSTOMER);
  const { albums } = await callEndpointAs(origins, customer, listAlbums, {
    query: { user_id: customer.uid },
  });
  const ids = [...new Set(albums.flatMap(({ images }) => images.map(({ id }) => id)))];
  const images = ids.slice(0, count).map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
  const { data } = await callEndpointAs(origins, customer, createAlbum, {
    body: { title: 'Bench', frame_id: 1, album_size_id: 4, paper_type_id: 1, images },
  });
  return { customer, albumId: data.album.id };
}
