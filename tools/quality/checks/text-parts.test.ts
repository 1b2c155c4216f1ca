import ts from 'typescript';
import { expect, test } from 'vitest';
import hindi from '@smriti/shared/locales/hi.json';
import { findTextPart } from '../../../web/src/lib/language/text-parts.ts';
import { type SourceReader, resolveImport, readSource } from './web-sources.ts';

/** Functions that load texts together with code: `lazyPage(() => import('./Cart'), 'orders')`. */
const TEXT_LOADERS = new Set(['loadWithTexts', 'lazyPage', 'lazyRoute']);
const ENTRY = 'src/main.tsx';
/** The part that every page loads. */
const FIRST_PART = 'shop';

interface Module {
  /** Static and lazy imports, with the parts of the texts that are loaded together with them. */
  imports: { file: string; parts: readonly string[] }[];
  /** Names of the message catalogues that the module declares. */
  catalogues: string[];
}

const textsOf = (nodes: readonly ts.Node[]) =>
  nodes.flatMap((node) => (ts.isStringLiteral(node) ? [node.text] : []));

function moduleOf(source: string, read: SourceReader): Module {
  const found: Module = { imports: [], catalogues: [] };
  const add = (node: ts.Node | undefined, parts: readonly string[]) => {
    const [path] = node ? textsOf([node]) : [];
    const file = path === undefined ? undefined : resolveImport(path, source, read);
    if (file) found.imports.push({ file, parts });
  };
  const visit = (node: ts.Node, parts: readonly string[]): void => {
    let within = parts;
    if (
      ts.isImportDeclaration(node) &&
      node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, []);
    } else if (ts.isCallExpression(node)) {
      const { expression: called, arguments: given } = node;
      const name = ts.isIdentifier(called) ? called.text : '';
      if (called.kind === ts.SyntaxKind.ImportKeyword) add(given[0], parts);
      if (name === 'messageCatalogue') found.catalogues.push(...textsOf(given.slice(0, 1)));
      if (TEXT_LOADERS.has(name)) within = [...parts, ...textsOf(given)];
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  const kind = source.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(source, read(source) ?? '', ts.ScriptTarget.Latest, false, kind), []);
  return found;
}

/** A message catalogue that a page may show, with the import chain that leads to it. */
interface ReachedCatalogue {
  name: string;
  /** Parts of the texts that are loaded before it. */
  parts: ReadonlySet<string>;
  by: readonly string[];
}

/**
 * Follows all static and lazy imports from the entry of the web app, and collects the parts of the
 * texts that each chain loads.
 */
function findReachedCatalogues(read: SourceReader = readSource): ReachedCatalogue[] {
  const modules = new Map<string, Module>();
  const seen = new Set<string>();
  const reached: ReachedCatalogue[] = [];
  const follow = (source: string, parts: ReadonlySet<string>, before: readonly string[]) => {
    const key = [source, ...[...parts].toSorted()].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const by = [...before, source];
    const module = modules.get(source) ?? moduleOf(source, read);
    modules.set(source, module);
    for (const name of module.catalogues) reached.push({ name, parts, by });
    for (const imported of module.imports)
      follow(imported.file, new Set([...parts, ...imported.parts]), by);
  };
  follow(ENTRY, new Set([FIRST_PART]), []);
  return reached;
}

const SOURCES: Record<string, string> = {
  'src/main.tsx': `import { type Part, lazyPage } from './lib';
    import type { Unused } from './Cart';
    const Cart = lazyPage(() => import('./Cart'), 'orders');
    const Proof = lazy(async () => ({
      default: (await loadWithTexts(() => import('./Proof'), 'orders', 'book')).Proof,
    }));`,
  'src/lib.ts': `export const shell = messageCatalogue('app', { cart: 'Cart' });`,
  'src/Cart.tsx': `export { text } from './texts'; const Later = lazy(() => import('./Later'));`,
  'src/Later.tsx': `import './lib';`,
  'src/texts.ts': `export const text = messageCatalogue(
    'cart', { none: 'No albums' });`,
  'src/Proof.tsx': `import { text } from './texts';`,
};

test('follows all import chains to a page, with the parts loaded with it', () => {
  const reached = findReachedCatalogues((source) => SOURCES[source] ?? null);
  expect(reached.map(({ name, parts, by }) => [name, [...parts], by.at(-2)])).toEqual([
    ['app', ['shop'], 'src/main.tsx'],
    ['cart', ['shop', 'orders'], 'src/Cart.tsx'],
    ['app', ['shop', 'orders'], 'src/Later.tsx'],
    ['cart', ['shop', 'orders', 'book'], 'src/Proof.tsx'],
  ]);
});

test('every catalogue is loaded before its page, in every language', () => {
  const translated = new Set(Object.keys(hindi).filter((name) => !name.startsWith('server/')));
  const reached = findReachedCatalogues().filter(({ name }) => translated.has(name));
  const missing = reached
    .filter(({ name, parts }) => !parts.has(findTextPart(name)))
    .map(
      ({ name, by }) =>
        `${name}, of the part ${findTextPart(name)}, is not there in ${by.join(' > ')}`,
    );
  expect(missing).toEqual([]);
  const ofStaff = reached.filter(({ by }) => by.at(-1)?.startsWith('src/features/admin/'));
  const forEverybody = ofStaff.filter(({ name }) => findTextPart(name) === FIRST_PART);
  expect(forEverybody.map(({ name }) => name)).toEqual([]);
  // Every catalogue must be reached; a missing one is imported in a way that the walk cannot
  // follow.
  translated.delete('errors');
  translated.delete('staffErrors');
  expect([...new Set(reached.map(({ name }) => name))].toSorted()).toEqual(
    [...translated].toSorted(),
  );
});
