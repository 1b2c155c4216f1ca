import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * Bundles a script into one file of its own.
 * @param entry below `root`
 * @param define what stands in it by name, as JSON
 */
export async function bundled(
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
