import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The bundle lies one or two folders below the function's, the source two or three. */
const DEPTHS = ['..', '../..', '../../..'];

/** The path of a file that is deployed with the functions. @throws when it is not there. */
export function assetFile(...names: readonly string[]): string {
  const file = join('assets', ...names);
  const paths = DEPTHS.map((depth) => join(import.meta.dirname, depth, file));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${file} is not there`);
  return path;
}
