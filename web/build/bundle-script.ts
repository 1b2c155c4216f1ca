import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a script into a single file.
 * @param entry path relative to `root`
 * @param define values of global constants, as JSON
 */
export async function bundleScript(
  root: string,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: resolve(root, entry), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(output) ? output : [output];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} was not built.`);
  return chunk.code;
}
