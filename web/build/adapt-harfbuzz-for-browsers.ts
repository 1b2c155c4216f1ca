import { parseSync, type Plugin } from 'vite';
import { type CodeEdit, applyCodeEdits } from './apply-code-edits.ts';

const NOTHING = '\0nothing-of-node';

/** Moves top-level statements that use `await` into an exported promise, `ready`. */
export function removeTopLevelAwait(code: string): string {
  const { body } = parseSync('package.mjs', code).program;
  const edits = body.flatMap(({ type, start, end }): CodeEdit[] => {
    const statement = code.slice(start, end);
    if (type !== 'ExpressionStatement' || !statement.includes('await ')) return [];
    return [{ start, end, text: `export const ready = (async () => { ${statement} })();` }];
  });
  return applyCodeEdits(code, edits);
}

/**
 * Lets HarfBuzz load without a top-level await and without the stub of Node's `module`, which it needs in
 * Node only. With either of them, the bundler splits code that the first page needs into an extra chunk.
 * Code that imports HarfBuzz awaits `ready` instead.
 */
export function adaptHarfbuzzForBrowsers(): Plugin {
  return {
    name: 'harfbuzz-for-browsers',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'module' && importer?.includes('harfbuzzjs') ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING ? 'export {};' : null;
    },
    transform: {
      filter: { id: /[\\/]harfbuzzjs[\\/].*\.mjs$/ },
      handler: (code) => ({ code: removeTopLevelAwait(code), map: null }),
    },
  };
}
