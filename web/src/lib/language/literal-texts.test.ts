import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Components whose visible texts must be in catalogues, because a literal text would be English in
 * every language.
 */

const SOURCES = join(import.meta.dirname, '../..');
const READ_OUT =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|heading|placeholder|hint|message|caption)$/;
/** Test timeout in ms, because several hundred files are parsed, possibly on a busy machine. */
const PARSING_MS = 60_000;
const WORD = /\p{L}{2}/u;

/**
 * Literal words of an expression that may be displayed; conditions and call arguments are skipped.
 */
function wordsOf(node: ts.Node): string[] {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  ) {
    return WORD.test(node.text) ? [node.text] : [];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(wordsOf);
  if (ts.isBinaryExpression(node)) {
    const isShown = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(node.operatorToken.kind);
    return isShown ? [node.left, node.right].flatMap(wordsOf) : [];
  }
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({ expression, literal }) => [
      ...wordsOf(expression),
      ...wordsOf(literal),
    ]);
    return [...wordsOf(node.head), ...spans];
  }
  return ts.isParenthesizedExpression(node) ? wordsOf(node.expression) : [];
}

/** Literal words that a component displays or reads out, as 'line: words'. */
function literalTexts(code: string): string[] {
  const source = ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const shown =
      ts.isJsxAttribute(node) && node.initializer && READ_OUT.test(node.name.getText())
        ? [ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer]
        : ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
          ? [node.expression]
          : [];
    const words = shown.flatMap((one) => (one ? wordsOf(one) : []));
    if (ts.isJsxText(node) && WORD.test(node.text)) words.push(node.text.trim());
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(...words.map((word) => `${line}: ${word}`));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('finds literal words in every place where a component may show them', () => {
  const code = `const a = <p title="One">Two {isIt ? 'Three' : t.four} {call('no')} {x === 'no' && 'Five'}
    <img alt={\`Six \${t.seven}\`} className="no" src={'no'} /> · {12}</p>;`;
  expect(literalTexts(code)).toEqual(['1: One', '1: Two', '1: Three', '1: Five', '2: Six ']);
});

it(
  'finds no literal words in components',
  () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<![.]test|[.]test-data)[.]tsx$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      literalTexts(readFileSync(join(SOURCES, file), 'utf8')).map((one) => `${file}:${one}`),
    );
    expect(found).toEqual([]);
  },
  PARSING_MS,
);
