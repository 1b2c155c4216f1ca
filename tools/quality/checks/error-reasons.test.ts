import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ERROR_REASON_TEXTS } from '@smriti/shared/base/error-reasons';
import { STAFF_ERROR_REASON_TEXTS } from '@smriti/shared/base/staff-error-reasons';
import { findErrorReason } from '../../../functions/src/platform/error-reason.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/**
 * Every message of an error must have a reason, so that it can be translated, also for staff. The messages are
 * read from the source.
 */

/** Files whose sentences are no errors of the API: documents, mails, pages, logs and configuration. */
const NO_ERRORS =
  /^functions\/src\/(?:features\/(?:mail|orders\/shipping-labels\/parcel-pdf|pages)|platform\/(?:payments\/(?:payment-|providers\/razorpay\/index)|parameters\/|ip-ranges|logger)|http\/page-errors|index\.ts)|\.(?:presenter|triggers|mail)\.ts$|amount-in-words|invoice-terms/;

/** Messages that only tools or logs see, and texts that are no errors. */
const OTHERS = new Set(
  `The address was deleted.
Descriptions saved successfully!
The album is a draft again.
Your cart is empty now.
The account was deleted.
Your account has been deleted.
Gift card redeemed successfully!
You are logged out on all devices.
Your invitation counts. Welcome!
This invitation does not count.
The request was answered before its transaction was committed.
The cursor is not a cursor.
The sandbox takes payments here: nothing of it is void.
This call needs a token.
The body is not well-formed JSON.
The body has to be {}.
The request is not right.
The address is malformed.
The address has too many parameters.
This call takes no body.
This call needs a body.
The Idempotency-Key must have 1 to 255 visible characters.
The answer does not fit its contract.
The signature is not that of this message.
The message is not well-formed JSON.
The shop has no account at this payment company.
The sandbox sends no messages.
is not a token of the sandbox
This link has ended.
Invalid input
must be a Timestamp
has too many parts
is too long
takes no file
is nested too deeply
has a field whose name is not text
We cannot print this yet: {}. Please take it out of {}.
Your account cannot be deleted yet: please {}.
This product takes {} photos{}{}.
must be one of {}
The cursor {}.
This {} cannot be {}: it is used by {}.
The {} was deleted.
The order was deleted.
The invitation was withdrawn.`.split('\n'),
);

/** Files with messages for developers: they refuse requests that our own pages never send. */
const CONTRACTS = /^shared\/src\/(?:base|book|album\/photo-names|order\/checkout)/;

/** Reasons of validation rules, and of messages that the source composes. */
const MADE =
  /^(?:required|unknown_field|check_fields|unprintable|unavailable|csv_line_refused|too_\w+|not_one_of|bad_format|wrong_type|state_\w+|takes_\w+|account_waits_\w+)$/;

const SENTENCE =
  /^(?:[A-Z'{](?=.* .*[.!?]$)|(?:is|are|must|may|has|names|needs|takes|contains|belongs) )/s;
const LABEL = /^Please select | (?:is|are) required$|^Invalid |go together$|of 6 digits$/;

/** Literal text of an expression, with `{}` for variable parts; null for other expressions. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}

function sentencesOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node);
    if (text === null) node.forEachChild(visit);
    else if (SENTENCE.test(text) || LABEL.test(text)) found.push(text);
    else if (ts.isTemplateExpression(node)) node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function sources(): string[] {
  const folders = ['functions/src', 'shared/src'];
  const listed = execFileSync('git', ['ls-files', ...folders], { cwd: ROOT, encoding: 'utf8' });
  const isTest = /\.test\.ts$|\.test-data\.ts$|bench-baseline|base\/error-r/;
  return listed
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !isTest.test(file) && !NO_ERRORS.test(file));
}

describe('error messages', () => {
  const names = Object.entries({ ...ERROR_REASON_TEXTS, ...STAFF_ERROR_REASON_TEXTS });
  const found = sources().flatMap((file) => sentencesOf(file).map((text) => ({ file, text })));

  test('have a reason each', () => {
    expect(found.length).toBeGreaterThan(150);
    // a number is a valid value of every parameter
    const unnamed = found.filter(
      ({ file, text }) =>
        !OTHERS.has(text) &&
        !CONTRACTS.test(file) &&
        findErrorReason(text.replaceAll('{}', '7')) === null,
    );
    expect(unnamed).toEqual([]);
  });

  test('exist in the source for every reason in the list', () => {
    const said = new Set(found.map(({ text }) => text));
    expect([...OTHERS].filter((text) => !said.has(text))).toEqual([]);
    const named = new Set<string | undefined>(
      found.map(({ text }) => findErrorReason(text.replaceAll('{}', '7'))?.reason),
    );
    const unsaid = names.filter(([name]) => !named.has(name) && !MADE.test(name));
    expect(unsaid).toEqual([]);
  });

  test('have different reasons', () => {
    const texts = names.map(([, text]) => text);
    expect(texts).toEqual([...new Set(texts)]);
    for (const [name, text] of names.filter(([one]) => !one.startsWith('state_'))) {
      expect(findErrorReason(text.replace(/\{\w+\}/g, '7')), text).toMatchObject({ reason: name });
    }
  });
});
