import ts from 'typescript';
import { createProgram, type Sources } from './query-sources.ts';
import {
  returnedExpressions,
  createSourceEvaluator,
  UnreadableExpression,
  unwrapExpression,
  type SourceEvaluator,
} from './source-values.ts';

export type Direction = 'asc' | 'desc';

interface QueryParts {
  filters: readonly { field: string; operator: string }[];
  orders: readonly { field: string; direction: Direction }[];
}

/** One query in the source. A query with conditions in it counts as several. */
export interface ScannedQuery extends QueryParts {
  /** File and line. */
  at: string;
  /** The collection's id, without its parent path. */
  collection: string;
  /** Whether the query is a collection group query. */
  isGroup?: true;
}

export interface QueryScan {
  queries: ScannedQuery[];
  /**
   * Places of queries that cannot be read from the source, with reasons. They have to be written more
   * plainly.
   */
  unreadable: string[];
}

/** Calls on a query that do not change the index it needs. */
const METHODS_WITHOUT_INDEX = new Set([
  'limit',
  'limitToLast',
  'offset',
  'select',
  'startAt',
  'startAfter',
  'endAt',
  'endBefore',
]);

/** Functions that limit the query they are given first, and do not change the index it needs. */
const FUNCTIONS_WITHOUT_INDEX = new Set(['limitToPage']);

/**
 * Finds the queries that the sources make through the platform's Database: `find`, `findGroup`, `count`
 * and `sum` with a shape such as `(all) => all.where('user_id', '==', uid).orderBy('created_at')`. It
 * follows constants, conditions and functions defined in the sources. Every `where` and `orderBy` is
 * either read as a part of such a query or reported, so none is missed.
 */
export function scanQueries(sources: Sources): QueryScan {
  const { files, checker } = createProgram(sources);
  const calls = files.flatMap(methodCallsOf);
  const values = createSourceEvaluator(checker);
  const read = new Set<ts.Node>();
  const scan: QueryScan = { queries: [], unreadable: [] };

  for (const call of calls) {
    const [path, shape] = call.arguments;
    if (!isCallOf(call, 'find', 'findGroup', 'count', 'sum') || !path || !shape) continue;
    try {
      scan.queries.push(...queriesOf(call, path, shape, values, read));
    } catch (error) {
      if (!(error instanceof UnreadableExpression)) throw error;
      scan.unreadable.push(`${placeOf(error.node)}: ${error.message}`);
      methodCallsOf(call).forEach((part) => read.add(part));
    }
  }
  for (const call of calls) {
    if (isCallOf(call, 'where', 'orderBy') && !read.has(call)) {
      const at = placeOf(call.expression.name);
      scan.unreadable.push(
        `${at}: not in a shape that find, count or sum of the Database is given`,
      );
    }
  }
  return scan;
}

type MethodCall = ts.CallExpression & { expression: ts.PropertyAccessExpression };

function isMethodCall(node: ts.Node): node is MethodCall {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
}

function isCallOf(call: MethodCall, ...methods: string[]): boolean {
  return methods.includes(call.expression.name.text);
}

/** The calls `a.b(...)` within a node, including the node. */
function methodCallsOf(within: ts.Node): MethodCall[] {
  const calls: MethodCall[] = [];
  const visit = (node: ts.Node): void => {
    if (isMethodCall(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(within);
  return calls;
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName}:${line + 1}`;
}

/** Queries of one call. Adds each syntax node that it has interpreted to `read`. */
function queriesOf(
  call: MethodCall,
  path: ts.Expression,
  shape: ts.Expression,
  values: SourceEvaluator,
  read: Set<ts.Node>,
): ScannedQuery[] {
  const at = placeOf(call.expression.name);
  const collections = values.collectionsOf(path);
  const narrowings = values.functionsOf(shape).flatMap((declaration) => {
    const parameter = declaration.parameters[0];
    const all = parameter && values.symbolOf(parameter.name);
    if (!all) throw new UnreadableExpression(declaration, 'a shape takes the collection');
    return returnedExpressions(declaration).flatMap((result) =>
      partsOfChain(result, all, values, read),
    );
  });
  return collections.flatMap((collection) =>
    narrowings.map((narrowing) => ({
      at,
      collection,
      ...narrowing,
      ...(isCallOf(call, 'findGroup') && { isGroup: true as const }),
    })),
  );
}

/**
 * The narrowings that a call chain applies to the collection; the symbol `all` is the collection's
 * parameter.
 */
function partsOfChain(
  expression: ts.Expression,
  all: ts.Symbol,
  values: SourceEvaluator,
  read: Set<ts.Node>,
): QueryParts[] {
  const node = unwrapExpression(expression);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) =>
      partsOfChain(branch, all, values, read),
    );
  }
  if (ts.isIdentifier(node)) {
    if (values.symbolOf(node) === all) return [{ filters: [], orders: [] }];
    return partsOfChain(values.constantOf(node), all, values, read);
  }
  const limited = queryOfFunctionCall(node);
  if (limited) return partsOfChain(limited, all, values, read);
  if (!isMethodCall(node))
    throw new UnreadableExpression(node, 'not a chain of calls on the collection');
  const before = partsOfChain(node.expression.expression, all, values, read);
  if (METHODS_WITHOUT_INDEX.has(node.expression.name.text)) return before;
  const added = partsOfCall(node, values);
  read.add(node);
  return before.flatMap(({ filters, orders }) =>
    added.map((more) => ({
      filters: [...filters, ...more.filters],
      orders: [...orders, ...more.orders],
    })),
  );
}

/** The query that a call of a function without index limits; undefined for other expressions. */
function queryOfFunctionCall(node: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  return FUNCTIONS_WITHOUT_INDEX.has(node.expression.text) ? node.arguments[0] : undefined;
}

/** The narrowings that one call of a chain adds. */
function partsOfCall(call: MethodCall, values: SourceEvaluator): QueryParts[] {
  const [field, second] = call.arguments;
  if (isCallOf(call, 'where') && field && second) {
    return values
      .wordsOf(field)
      .flatMap((name) =>
        values
          .wordsOf(second)
          .map((operator) => ({ filters: [{ field: name, operator }], orders: [] })),
      );
  }
  if (isCallOf(call, 'orderBy') && field) {
    const directions = second ? values.wordsOf(second) : ['asc'];
    return values.wordsOf(field).flatMap((name) =>
      directions.map((word) => ({
        filters: [],
        orders: [{ field: name, direction: word === 'desc' ? 'desc' : 'asc' }],
      })),
    );
  }
  throw new UnreadableExpression(
    call.expression.name,
    `'${call.expression.name.text}' is not known here`,
  );
}
