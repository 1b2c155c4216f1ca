import type { Config } from '../parameters/config';

/** An object readable by its download token, regardless of the security rules. */
interface TokenObject {
  path: string;
  token: string;
}

/** Browser URL of an object with its download token. */
export function toDownloadUrl(
  { storageOrigin, bucketName }: Pick<Config, 'storageOrigin' | 'bucketName'>,
  { path, token }: TokenObject,
): string {
  const name = encodeURIComponent(path);
  return `${storageOrigin}/v0/b/${bucketName}/o/${name}?alt=media&token=${token}`;
}
