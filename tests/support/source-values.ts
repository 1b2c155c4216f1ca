import ts from 'typescript';

/** An expression whose value cannot be determined from the source. */
export class UnreadableExpression extends Error {
  constructor(
    readonly node: ts.Node,
    reason: string,
  ) {
    super(reason);
  }
}

/** Evaluates expressions of the source statically. */
export interface SourceEvaluator {
  /** The symbol that a name refers to. */
  symbolOf(node: ts.Node): ts.Symbol | undefined;
  /** The value of a constant or of a property of one. @throws Unreadable */
  constantOf(node: ts.Node): ts.Expression;
  /** The functions that an expression may refer to. @throws Unreadable */
  functionsOf(expression: ts.Expression): ts.SignatureDeclaration[];
  /**
   * The strings that an expression may evaluate to; '__name__' for a document id. @throws Unreadable
   */
  wordsOf(expression: ts.Expression): string[];
  /** The last segments of the paths that an expression may evaluate to. @throws Unreadable */
  collectionsOf(path: ts.Expression): string[];
}

/**
 * Creates an evaluator that follows constants, conditional expressions and calls of functions defined in
 * the sources.
 */
export function createSourceEvaluator(checker: ts.TypeChecker): SourceEvaluator {
  function declarationOf(node: ts.Node): ts.Declaration | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
  }

  function constantOf(node: ts.Node): ts.Expression {
    const declaration = declarationOf(node);
    if (declaration && isConstant(declaration) && declaration.initializer) {
      return declaration.initializer;
    }
    throw new UnreadableExpression(node, `'${node.getText()}' is not a constant of the sources`);
  }

  /** The expressions and functions that an expression may resolve to, through constants and calls. */
  function endsOf(expression: ts.Expression): ts.Node[] {
    const node = unwrapExpression(expression);
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(endsOf);
    if (ts.isCallExpression(node) && !isDocumentId(node)) {
      return functionsOf(node.expression).flatMap(returnedExpressions).flatMap(endsOf);
    }
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return [node];
    const declaration = declarationOf(node);
    return declaration && ts.isFunctionDeclaration(declaration)
      ? [declaration]
      : endsOf(constantOf(node));
  }

  function functionsOf(expression: ts.Expression): ts.SignatureDeclaration[] {
    return endsOf(expression).map((end) => {
      if (ts.isFunctionLike(end)) return end;
      throw new UnreadableExpression(end, 'not a function');
    });
  }

  return {
    symbolOf: (node) => checker.getSymbolAtLocation(node),
    constantOf,
    functionsOf,
    wordsOf: (expression) => endsOf(expression).map(wordOf),
    collectionsOf: (path) => endsOf(path).map(lastSegmentOf),
  };
}

/** The expression without parentheses, type assertions and other wrappers. */
export function unwrapExpression(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? unwrapExpression(node.expression) : node;
}

/** The expressions that a function may return, including an arrow function's expression. */
export function returnedExpressions(of: ts.SignatureDeclaration): ts.Expression[] {
  const body = 'body' in of ? of.body : undefined;
  if (!body) throw new UnreadableExpression(of, 'a function without a body');
  if (!ts.isBlock(body)) return [body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return results;
}

function isConstant(
  declaration: ts.Declaration,
): declaration is ts.VariableDeclaration | ts.PropertyAssignment {
  if (ts.isPropertyAssignment(declaration)) return true;
  const flags = ts.getCombinedNodeFlags(declaration);
  return ts.isVariableDeclaration(declaration) && (flags & ts.NodeFlags.Const) !== 0;
}

function isDocumentId(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'FieldPath.documentId';
}

function wordOf(end: ts.Node): string {
  if (isDocumentId(end)) return '__name__';
  if (ts.isStringLiteralLike(end)) return end.text;
  throw new UnreadableExpression(end, 'not a word that stands in the source');
}

function lastSegmentOf(end: ts.Node): string {
  const isTemplate = ts.isTemplateExpression(end);
  const text = isTemplate ? (end.templateSpans.at(-1)?.literal.text ?? '') : wordOf(end);
  const segment = text.slice(text.lastIndexOf('/') + 1);
  const isWhole = !isTemplate || text.includes('/');
  if (segment && isWhole) return segment;
  throw new UnreadableExpression(end, 'a path whose last segment does not stand in the source');
}
