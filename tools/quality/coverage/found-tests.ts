import ts from 'typescript';

export interface FoundTest {
  /**
   * Titles of its groups and its own title, such as `the cart > asks before it deletes an album`.
   */
  name: string;
  /** Requirements named by the `proves` comment above it, such as `cart-3`. */
  proves: readonly string[];
}

const GROUPS = new Set(['describe']);
const TESTS = new Set(['test', 'it']);
const TAG = /\bproves:?\s+([a-z0-9, -]+)/g;

/**
 * The tests in a source file, with the requirements in the comment above each, such as
 * `// proves cart-3, cart-4`. A comment above a `describe` applies to the whole group.
 */
export function findTests(file: string, source: string): FoundTest[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundTest[] = [];
  visit(tree, []);
  return found;

  function visit(node: ts.Node, outer: readonly string[]): void {
    const call = ts.isExpressionStatement(node) ? testCall(node) : undefined;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, outer));
      return;
    }
    const titles = [...outer, call.title];
    const proves = tagsAbove(source, node);
    if (!call.isGroup || proves.length > 0) found.push({ name: titles.join(' > '), proves });
    if (call.isGroup) for (const part of call.parts) visit(part, titles);
  }
}

interface TestCall {
  title: string;
  isGroup: boolean;
  parts: readonly ts.Node[];
}

/** The call of `test`, `it` or `describe`, or of a variant, that a statement consists of. */
function testCall({ expression }: ts.ExpressionStatement): TestCall | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const [title, ...parts] = expression.arguments;
  if (!title || !ts.isStringLiteralLike(title)) return undefined;
  const names = namesIn(expression.expression);
  if (names.includes('step') || !names.some((name) => GROUPS.has(name) || TESTS.has(name))) {
    return undefined;
  }
  return { title: title.text, isGroup: names.some((name) => GROUPS.has(name)), parts };
}

/** Names in a callee: `test` and `each` for `test.each(rows)`. */
function namesIn(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...namesIn(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesIn(callee.expression) : [];
}

function tagsAbove(source: string, node: ts.Node): string[] {
  const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) =>
    [...source.slice(pos, end).matchAll(TAG)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  );
}
