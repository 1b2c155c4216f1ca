import type { Plugin } from 'vite';

/** Static imports of each chunk, by file name. */
type StaticImports = ReadonlyMap<string, readonly string[]>;

/** Whether a script is the entry script of a page. */
const isFirst = (file: string) => /^assets[/](index|first)-/.test(file);

/** Returns a chunk and all its transitive static imports, which the browser loads together. */
function withStaticImports(
  host: string,
  imports: StaticImports,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(host)) return seen;
  seen.add(host);
  for (const imported of imports.get(host) ?? []) withStaticImports(imported, imports, seen);
  return seen;
}

/**
 * Whether a chunk is loaded by the first click on a page. Its imports are then preloaded in one
 * round trip.
 */
const isLoadedByClick = (file: string) => /^assets[/](MenuSheet|ModalLayer)-/.test(file);

/**
 * Returns the files to preload before `host` imports `file`: all files that are not loaded with
 * `host` already. Entry scripts preload almost nothing, because they would have to list the files
 * of all other pages; public pages name their own scripts (page-parts.ts).
 */
export function listPreloadFiles(
  file: string,
  files: readonly string[],
  host: string,
  imports: StaticImports,
): string[] {
  if (isFirst(host) && !isLoadedByClick(file)) return [];
  const there = withStaticImports(host, imports);
  return files.filter((file) => !there.has(file));
}

/** Removes from each chunk's preload list the files that are already loaded. */
export function trimPreloadLists(): Plugin {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'needed-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Browsers of the build target support module preload natively.
          polyfill: false,
          resolveDependencies: (file, files, { hostId }) =>
            listPreloadFiles(file, files, hostId, imports),
        },
      },
    }),
    generateBundle: {
      // Vite resolves the preload lists later in the same step.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      },
    },
  };
}
