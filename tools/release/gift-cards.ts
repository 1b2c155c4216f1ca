import { parseArgs } from 'node:util';
import {
  formatGiftCode,
  MAX_GIFT_CARD_RUPEES,
  MAX_GIFT_CARDS,
} from '@smriti/shared/payment/gift-card-management';
import { GIFT_CODE_LENGTH } from '@smriti/shared/payment/gift-cards';
import { toPaise } from '@smriti/shared/base/money';
import { getFirestore } from 'firebase-admin/firestore';
import { giftCardDocument } from '../../functions/src/features/gift-cards/gift-card-codes.domain.ts';
import { randomIds } from '../../functions/src/platform/database/ids.ts';
import { getEnvironment } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { openProject } from '../dev/shop/open-project.ts';

const USAGE = 'npm run gift-cards -- <how many> <rupees> [--project <id>]';

/**
 * `npm run gift-cards -- HOW_MANY RUPEES [--project ID]`: issues gift cards in the emulators of
 * `npm start` or, with application default credentials, in a real project, and prints their codes.
 * They cannot be read again: the shop stores only their hashes.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string', default: getEnvironment('start').projectId } },
    allowPositionals: true,
  });
  const [count, rupees] = positionals;
  if (count === undefined || rupees === undefined || positionals.length > 2) {
    throw new ToolFailure(`Usage: ${USAGE}`);
  }
  const cards = wholeUpTo(MAX_GIFT_CARDS, count, 'number of gift cards');
  const worth = toPaise(wholeUpTo(MAX_GIFT_CARD_RUPEES, rupees, 'worth in rupees'));
  const firestore = getFirestore(await openProject(values.project, 'firestore'));
  const codes = Array.from({ length: cards }, () => randomIds.readable(GIFT_CODE_LENGTH));
  const batch = firestore.batch();
  const made = { id: randomIds.id(), worth_paise: worth, made_at: new Date(), expires_at: null };
  for (const code of codes) {
    const { path, data } = giftCardDocument(code, made);
    batch.create(firestore.doc(path), data);
  }
  await batch.commit();
  console.log(codes.map(formatGiftCode).join('\n'));
});

function wholeUpTo(most: number, typed: string, what: string): number {
  const value = Number(typed);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new ToolFailure(`'${typed}' is no ${what}: 1 to ${most}.`);
}
