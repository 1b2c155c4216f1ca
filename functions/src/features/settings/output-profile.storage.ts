import { MAX_OUTPUT_PROFILE_BYTES } from '@smriti/shared/staff/output-profile';
import type { Deps } from '../../platform/deps';
import { readStoredBytes } from '../../platform/pictures/stored-picture';

type Storage = Pick<Deps, 'bucket'>;

const profileFile = ({ bucket }: Storage, hash: string) =>
  bucket.file(`print-profiles/${hash}.icc`);

/** Stores a profile by its hash. Idempotent. */
export async function saveOutputProfile(
  storage: Storage,
  hash: string,
  bytes: Uint8Array,
): Promise<void> {
  await profileFile(storage, hash).save(Buffer.from(bytes), {
    resumable: false,
    contentType: 'application/vnd.iccprofile',
    metadata: { cacheControl: 'private, no-store' },
  });
}

/** The bytes of a profile; null when it is gone. */
export function readOutputProfileBytes(storage: Storage, hash: string): Promise<Buffer | null> {
  return readStoredBytes(profileFile(storage, hash), MAX_OUTPUT_PROFILE_BYTES);
}
