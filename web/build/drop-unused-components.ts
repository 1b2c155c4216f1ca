import { parseSync, type Plugin, Visitor } from 'vite';
import { type CodeEdit, applyCodeEdits } from './apply-code-edits.ts';

/** React functions whose only effect is to create a component or a context. */
const MAKERS: ReadonlySet<string> = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Marks these calls as pure and removes display names, which only developer tools read, so that the
 * bundler can drop unused components.
 */
export function markComponentsPure(code: string): string {
  const edits: CodeEdit[] = [];
  new Visitor({
    CallExpression({ start, callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (MAKERS.has(callee.property.name))
        edits.push({ start, end: start, text: '/* @__PURE__ */ ' });
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== 'AssignmentExpression') return;
      const { left, right } = expression;
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      const isName = left.property.name === 'displayName';
      if (isName && ['Identifier', 'Literal'].includes(right.type))
        edits.push({ start, end, text: ';' });
    },
  }).visit(parseSync('package.js', code).program);
  return applyCodeEdits(code, edits);
}

/** Drops unused components of packages from the bundle, such as a third of React Router. */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/].*\.m?js$/, code: /\.(?:displayName|forwardRef)\b/ },
      handler: (code) => ({ code: markComponentsPure(code), map: null }),
    },
  };
}
