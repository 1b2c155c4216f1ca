import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** TypeScript sources by their path from the repository's root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The sources below a folder of the repository, without unit tests. */
export function readSources(folder: string): Sources {
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const paths = names
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/**
 * A TypeScript program of the sources alone, linked by their relative imports. It resolves the origin of
 * names, and is fast because it reads no libraries.
 */
export function createProgram(sources: Sources): {
  files: ts.SourceFile[];
  checker: ts.TypeChecker;
} {
  const host: ts.CompilerHost = {
    getSourceFile: (path, options) => {
      const text = sources.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options, true);
    },
    fileExists: (path) => sources.has(path),
    readFile: (path) => sources.get(path),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(sources, text, from) })),
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  };
  const options = { noLib: true, allowImportingTsExtensions: true, noEmit: true, types: [] };
  const program = ts.createProgram({ rootNames: [...sources.keys()], options, host });
  return { files: [...program.getSourceFiles()], checker: program.getTypeChecker() };
}

function resolve(sources: Sources, name: string, from: string): ts.ResolvedModuleFull | undefined {
  if (!name.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), name).replace(/\.[jt]s$/, '');
  const resolvedFileName = [`${path}.ts`, `${path}/index.ts`].find((file) => sources.has(file));
  return resolvedFileName ? { resolvedFileName, extension: ts.Extension.Ts } : undefined;
}
