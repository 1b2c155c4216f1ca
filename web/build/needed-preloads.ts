import type { Plugin } from 'vite';

/** What chunks import statically, by their files. */
type StaticImports = ReadonlyMap<string, readonly string[]>;

/** Whether a script of the build is the one that every page begins with. */
const isFirst = (file: string) => /^assets[/](index|first)-/.test(file);

/** A chunk with all that it imports: they are there when it runs. */
function thereWith(host: string, imports: StaticImports, seen = new Set<string>()): Set<string> {
  if (seen.has(host)) return seen;
  seen.add(host);
  for (const imported of imports.get(host) ?? []) thereWith(imported, imports, seen);
  return seen;
}

/** What somebody waits for who presses something of the first page: it comes in one round trip. */
const isPressedFor = (file: string) => /^assets[/](MenuSheet|ModalLayer)-/.test(file);

/**
 * What a chunk has to name of the files that a part of it needs: none that came with the chunk itself.
 * The first page's script would carry the names of all that the pages after it need; public pages name
 * their own scripts (page-parts.ts).
 */
export function neededFiles(
  file: string,
  files: readonly string[],
  host: string,
  imports: StaticImports,
): string[] {
  if (isFirst(host) && !isPressedFor(file)) return [];
  const there = thereWith(host, imports);
  return files.filter((file) => !there.has(file));
}

/** Leaves out of each chunk the names of files that are there before it asks for them. */
export function neededPreloads(): Plugin {
  const imports = new Map<string, readonly string[]>();
  return {
    name: 'needed-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Browsers that have what the target asks for preload modules by themselves.
          polyfill: false,
          resolveDependencies: (file, files, { hostId }) =>
            neededFiles(file, files, hostId, imports),
        },
      },
    }),
    generateBundle: {
      // Vite asks for the names in the same step, after this.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      },
    },
  };
}
