import type { Origins } from '../../environment.ts';
import { type Person, photoIdOf, storePhoto } from '../shop-client.ts';

/** How a photo came into the earlier shop: straight into Cloud Storage, without asking for a ticket. */
export async function uploadWithoutTicket(
  origins: Origins,
  bucket: string,
  owner: Person,
  bytes: Buffer,
): Promise<string> {
  await storePhoto(origins, bucket, owner, bytes);
  return photoIdOf(owner, bytes);
}
