import type { Plugin } from 'vite';

/** Static imports of each chunk, by file name. */
type StaticImports = ReadonlyMap<string, readonly string[]>;

/** Whether a script is the entry script of a page. */
const isFirst = (file: string) => /^assets[/](index|first)-/.test(file);

/** A chunk with all its transitive static imports: they are loaded when it runs. */
function thereWith(host: string, imports: StaticImports, seen = new Set<string>()): Set<string> {
  if (seen.has(host)) return seen;
  seen.add(host);
  for (const imported of imports.get(host) ?? []) thereWith(imported, imports, seen);
  return seen;
}

/**
 * Whether a chunk is needed by the first press on the first page: its imports are preloaded, in one round
 * trip.
 */
const isPressedFor = (file: string) => /^assets[/](MenuSheet|ModalLayer)-/.test(file);

/**
 * The files that a chunk has to preload for a part of it: all but those loaded with the chunk itself. Entry
 * scripts preload almost nothing, since they would carry the file names of all later pages; public pages
 * name their own scripts (page-parts.ts).
 */
export function preloadFilesOf(
  file: string,
  files: readonly string[],
  host: string,
  imports: StaticImports,
): string[] {
  if (isFirst(host) && !isPressedFor(file)) return [];
  const there = thereWith(host, imports);
  return files.filter((file) => !there.has(file));
}

/** Removes from each chunk's preload list the files that are already loaded. */
export function neededPreloads(): Plugin {
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
            preloadFilesOf(file, files, hostId, imports),
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
