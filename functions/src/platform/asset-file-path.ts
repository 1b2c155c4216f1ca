import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Paths to the functions folder: the bundle is one or two levels below it, the source two or three. */
const DEPTHS = ['..', '../..', '../../..'];

/** Path of a deployed file in the functions folder. @throws when it is missing. */
export function deployedFilePath(...names: readonly string[]): string {
  const file = join(...names);
  const paths = DEPTHS.map((depth) => join(import.meta.dirname, depth, file));
  const path = paths.find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`${file} is not there`);
  return path;
}

/** Path of an asset deployed with the functions. @throws when it is missing. */
export function assetFilePath(...names: readonly string[]): string {
  return deployedFilePath('assets', ...names);
}
