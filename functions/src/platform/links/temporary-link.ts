import type { Deps } from '../deps';
import { isValidAddressSignature, signAddressParts } from './address-signature';

const MINUTE_MS = 60_000;
/** Path below /api for stored files in the emulators (http/emulator-files.ts). */
export const EMULATOR_FILES_PATH = '/emulator-files';

interface LinkedFile {
  path: string;
  filename: string;
}

interface SignedFile extends LinkedFile {
  /** Expiry in seconds since 1970. */
  until: number;
}

const partsOf = ({ path, filename, until }: SignedFile) => ['file', path, filename, until];

/**
 * A link to an object, valid for some minutes for anyone who has it: a signed URL of Google on a real
 * project. The Storage emulator checks no signatures, so there it is a signed URL of the API.
 */
export async function createTemporaryLink(
  { bucket, clock, config }: Pick<Deps, 'bucket' | 'clock' | 'config'>,
  { path, minutes, filename }: LinkedFile & { minutes: number },
): Promise<string> {
  const expires = clock.now().getTime() + minutes * MINUTE_MS;
  if (config.isEmulator) {
    const until = Math.floor(expires / 1000);
    const sig = signAddressParts(config, partsOf({ path, filename, until }));
    const query = new URLSearchParams({ path, filename, until: String(until), sig });
    return `/api${EMULATOR_FILES_PATH}?${query.toString()}`;
  }
  const [url] = await bucket
    .file(path)
    .getSignedUrl({ version: 'v4', action: 'read', expires, promptSaveAs: filename });
  return url;
}

/** The file of a link made by the API in the emulators; null when forged or expired. */
export function readTemporaryLink(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: URLSearchParams,
): LinkedFile | null {
  const [path = '', filename = '', sig = ''] = ['path', 'filename', 'sig'].map(
    (name) => query.get(name) ?? '',
  );
  const until = Number(query.get('until'));
  if (!isValidAddressSignature(config, partsOf({ path, filename, until }), sig)) return null;
  return until * 1000 > clock.now().getTime() ? { path, filename } : null;
}
