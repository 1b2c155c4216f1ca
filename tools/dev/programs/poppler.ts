import { existsSync } from 'node:fs';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { installAptPackage, candidatePaths } from './programs.ts';

const find = () => candidatePaths(['pdftoppm']).find((path) => existsSync(path));

/**
 * Path of `pdftoppm`, which renders the pages of print files; installs the distribution's package if
 * missing.
 * @throws ToolFailure that tells how to install it
 */
export async function findPdftoppm(): Promise<string> {
  const own = find();
  if (own !== undefined) return own;
  const { message } = await installAptPackage('poppler-utils');
  const installed = find();
  if (installed !== undefined) return installed;
  throw new ToolFailure(
    `Print files are looked at with pdftoppm, which is not there (${message}): install Poppler (apt-get install poppler-utils, brew install poppler).`,
  );
}
