import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ERROR_REASON_TEXTS } from '@smriti/shared/base/error-reasons';
import { findErrorReason } from '../../../functions/src/platform/error-reason.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/**
 * Every message of an error for customers must have a reason, so that it can be translated. The
 * messages are read from the source.
 */

/**
 * Files whose messages customers never see: console, logs, documents, mails, pages and
 * configuration.
 */
const FOR_STAFF =
  /^functions\/src\/(?:features\/(?:analytics|audit|catalogue|coupons|mail|orders\/(?:shipping-labels|staff)|pages|prints|settings|staff-invitations|staff-retries)\/|features\/users\/(?:manual-ledger|staff-role|user-management)\.|features\/payment-links\/(?:payment-link-management|staff-payment-link)\.|platform\/(?:pdf|payments\/(?:payment-|providers\/razorpay\/index)|parameters\/|ip-ranges|logger|formats\/csv)|http\/page-errors|index\.ts)|\.(?:presenter|triggers|mail)\.ts$|^shared\/src\/(?:staff|catalogue\/(?:managed\/|management|rating-management|picture-uploads)|payment\/gift-card-management|account\/management|order\/(?:coupon-management|payment-link-management|order-(?:address|exports|list|mails|management|tags|views)|staff-order|parcels|print-))|amount-in-words|invoice-terms/;

/** Messages that only staff, tools or logs see, and texts that are no errors. */
const OTHERS = new Set(
  `Another reviewer is working on this album.
Somebody else has just asked for this. Try again later.
The initial payment of this album is not paid yet.
Write at least one remark, or a note, before you respond.
{} is working on this album at the moment.
Only a reviewer can take an album.
Only an admin can do that with this album.
This album is {}: nobody works on it now.
This album is {}: its remarks are closed.
There is no such spread in this book.
The address was deleted.
Descriptions saved successfully!
The album is a draft again.
Your cart is empty now.
The account was deleted.
Your account has been deleted.
Gift card redeemed successfully!
You are logged out on all devices.
Your invitation counts. Welcome!
This invitation does not count.
There is no such gift card.
This gift card was used already, so it stays.
The request was answered before its transaction was committed.
must be in the future
The cursor is not a cursor.
The printing of this order is {} and cannot become {} now.
This order is not in the print room.
The payment of this order is {} and cannot become {} now.
It was not paid within {} days.
There is nothing to refund for this order.
This order has too many refunds. Cancel it instead.
At most {} can go back to what it was paid with.
At most {} can be refunded for this order.
must be a web address that starts with https://
There is no such rating.
This proposal is for another spread.
A proposal shows the photos of the spread that it changes, each as often.
A proposal changes words, and adds no text.
A proposal leaves the colour of the page as it is.
This proposal changes nothing.
This round has as many proposals as it can keep. Please write a note instead.
This remark is for another album.
There is no photo {}.
Photo {} is named twice.
It was paid in a trial, in which no money moved.
The sandbox takes payments here: nothing of it is void.
Please log in with your second factor.
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
is not a cursor
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
must be one of {}`.split('\n'),
);

/** Files with messages for developers: they refuse requests that our own pages never send. */
const CONTRACTS = /^shared\/src\/(?:base|book|album\/photo-names|order\/checkout)/;

/** Reasons of validation rules, and of messages that the source composes. */
const MADE =
  /^(?:required|unknown_field|check_fields|unprintable|unavailable|too_\w+|not_one_of|bad_format|wrong_type|state_\w+|takes_\w+|account_waits_\w+)$/;

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
    .filter((file) => file.endsWith('.ts') && !isTest.test(file) && !FOR_STAFF.test(file));
}

describe('error messages for customers', () => {
  const names = Object.entries(ERROR_REASON_TEXTS);
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
