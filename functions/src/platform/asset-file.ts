import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The bundle lies one or two folders below the function's, the source two or three. */
const DEPTHS = ['..', '../..', '../../..'];

/** The path of a file of the functions' folder, which is deployed. @throws when it is not there. */
export function deployedFile(...names: readonly string[]): string {
  const file = join(...names);
  const paths = DEPTHS.map((depth) => join(import.meta.dirname, depth, file));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${file} is not there`);
  return path;
}

/** The path of an asset that is deployed with the functions. @throws when it is not there. */
export function assetFile(...names: readonly string[]): string {
  return deployedFile('assets', ...names);
}
