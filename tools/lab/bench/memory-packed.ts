import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { claimGuest, createGuest } from '@smriti/shared/account/guests';
import { photoPath } from '@smriti/shared/album/photos';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import {
  environmentBucket,
  type Environment,
  environmentOrigins,
} from '../../../shared/local/environment.ts';
import { makePhonePhoto } from './memory-files.ts';
import {
  type BuiltFunctions,
  type PeakMemory,
  measureCallsPeak,
  measureStoredObjectPeak,
} from './memory-instance.ts';
import { createCustomer, photoIdOf } from '../../dev/shop/shop-client.ts';

/** Decoded size of photos with gzip content encoding, which are small in storage. */

const DECODED_BYTES = 210_000_000;
const GUEST_PHOTOS = 4;

interface StoredPhoto {
  id: string;
  path: string;
  storedBytes: number;
}

/** A bucket without triggers, so that only the measured instance handles its objects. */
const quietBucketOf = (suite: Environment) => `${environmentBucket(suite)}-quiet`;

async function storePackedPhoto(
  { suite }: BuiltFunctions,
  { bucket }: SeededProject,
  ownerUid: string,
): Promise<StoredPhoto> {
  const bytes = Buffer.alloc(DECODED_BYTES);
  (await makePhonePhoto()).bytes.copy(bytes);
  randomBytes(16).copy(bytes, DECODED_BYTES - 16); // the bytes of each photo differ, and so do the ids
  const id = photoIdOf({ uid: ownerUid }, bytes);
  const packed = gzipSync(bytes);
  const path = photoPath(ownerUid, id);
  const file = bucket.storage.bucket(quietBucketOf(suite)).file(path);
  const metadata = { contentType: 'image/jpeg', contentEncoding: 'gzip' };
  await file.save(packed, { resumable: false, metadata });
  return { id, path, storedBytes: packed.length };
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/**
 * Measures the peak memory of the photo trigger for one gzip-encoded photo, and whether the photo
 * is stored afterwards.
 */
export async function measurePackedPhotoPeak(
  functions: BuiltFunctions,
  project: SeededProject,
): Promise<PeakMemory> {
  const { uid } = await createCustomer(environmentOrigins(functions.suite));
  const { path, storedBytes } = await storePackedPhoto(functions, project, uid);
  const bucketName = quietBucketOf(functions.suite);
  const peak = await measureStoredObjectPeak(functions, { path, bucketName });
  const [isThere] = await project.bucket.storage.bucket(bucketName).file(path).exists();
  return {
    name: `gzip of ${Math.round(storedBytes / 1000)} kB, ${megabytes(DECODED_BYTES)} once decoded`,
    megabytes: peak,
    answers: isThere ? 'kept' : 'deleted',
  };
}

/**
 * Creates a guest with gzip-encoded photos that no trigger has processed.
 * @returns the guest's token
 */
async function newPackedGuest(functions: BuiltFunctions, project: SeededProject): Promise<string> {
  const { hosting } = environmentOrigins(functions.suite);
  const answer = await fetch(`${hosting}/api${createGuest.path}`, {
    method: createGuest.method,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { token, data } = createGuest.response.parse(await answer.json());
  const ids: string[] = [];
  for (let count = 0; count < GUEST_PHOTOS; count += 1) {
    const { id, storedBytes } = await storePackedPhoto(functions, project, data.guest_id);
    ids.push(id);
    await project.firestore.doc(`photos/${id}`).set({
      id,
      owner: data.guest_id,
      content_hash: null,
      content_type: 'image/jpeg',
      size_bytes: storedBytes,
      width: null,
      height: null,
      state: 'processing',
      renditions: null,
      used_by: [data.guest_id],
      unused_since: null,
      created_at: new Date(),
    });
  }
  await project.firestore.doc(`guests/${data.guest_id}`).update({ photo_ids: ids });
  return token;
}

/** Measures the peak memory of the API when a customer takes over a guest's gzip-encoded photos. */
export async function measurePackedClaimPeak(
  functions: BuiltFunctions,
  project: SeededProject,
): Promise<PeakMemory> {
  const token = await newPackedGuest(functions, project);
  const customer = await createCustomer(environmentOrigins(functions.suite));
  const claim = {
    method: claimGuest.method,
    path: claimGuest.path,
    headers: {
      authorization: `Bearer ${customer.token}`,
      'content-type': 'application/json',
    },
    body: Buffer.from(JSON.stringify({ token })),
  };
  return measureCallsPeak(
    functions,
    `claiming ${GUEST_PHOTOS} gzip-encoded photos, ${megabytes(DECODED_BYTES)} each once decoded`,
    [claim],
    quietBucketOf(functions.suite),
  );
}
