import type { Config } from '../parameters/config';

/** An object that is read by its download token, not by the rules. */
interface TokenObject {
  path: string;
  token: string;
}

/** The address at which a browser reads an object by its download token. */
export function downloadUrl(
  { storageOrigin, bucketName }: Pick<Config, 'storageOrigin' | 'bucketName'>,
  { path, token }: TokenObject,
): string {
  const name = encodeURIComponent(path);
  return `${storageOrigin}/v0/b/${bucketName}/o/${name}?alt=media&token=${token}`;
}
