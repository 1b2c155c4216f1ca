import { setTimeout } from 'node:timers/promises';
import { getProduct } from '@smriti/shared/catalogue/products';
import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import {
  compilePendingChanges,
  addChangeForNextBatch,
} from '../../../functions/src/features/catalogue/snapshot/catalogue-compiler.service.ts';
import { systemClock } from '../../../functions/src/platform/clock.ts';
import type { Origins } from '../../../shared/local/environment.ts';
import { waitUntilProductsShown } from './api-figures.ts';
import { callEndpointAs, createStaffMember, type ShopUser } from '../../dev/shop/shop-client.ts';
import { formatTable } from '../../quality/figures/table.ts';

/** Cost of an edit of one product, and the time until the shop shows it. */
interface EditFigures {
  products: number;
  /** Document reads and writes of the admin's call. */
  call: { reads: number; writes: number };
  /** Document reads of the compilation. */
  compilation: number;
  /** Time from the answer of the call until the shop shows the edit, in s. */
  seconds: { median: number; longest: number };
}

/** Maximum time until the shop shows an edit, in s (docs/rules.md#api-4). */
const BUDGET_SECONDS = 10;
const EDITS = 5;
const PRODUCT = '1';

async function shownDiscount(origins: Origins, person: ShopUser): Promise<number> {
  const { answer } = await callEndpointAs(origins, person, getProduct, { params: { id: PRODUCT } });
  return answer.discount;
}

async function secondsUntil(origins: Origins, person: ShopUser, discount: number): Promise<number> {
  const startedAt = performance.now();
  while ((await shownDiscount(origins, person)) !== discount) {
    if (performance.now() - startedAt > 60_000) throw new Error('an edit is never shown');
    await setTimeout(100);
  }
  return (performance.now() - startedAt) / 1000;
}

/** Edits one product several times; waits after each edit until the shop shows it. */
export async function measureProductEdits(
  { origins, firestore, auth }: { origins: Origins; firestore: Firestore; auth: Auth },
  products: number,
): Promise<EditFigures> {
  // waits until the instance has loaded the new catalogue
  await waitUntilProductsShown(origins.hosting, products);
  const admin = await createStaffMember(origins, auth, 'admin');
  const before = await shownDiscount(origins, admin);
  const times: number[] = [];
  let call = { reads: 0, writes: 0 };
  // The first edit is not measured: before its event, the emulator delivers all events of the fill.
  for (let edit = 0; edit <= EDITS; edit += 1) {
    const discount = (before + edit + 1) % 50;
    const sent = { params: { id: PRODUCT }, body: { discount } };
    const { reads, writes } = await callEndpointAs(
      origins,
      admin,
      productDefinition.calls.update,
      sent,
    );
    call = { reads, writes };
    const seconds = await secondsUntil(origins, admin, discount);
    if (edit > 0) times.push(seconds);
  }
  const clock = systemClock;
  await addChangeForNextBatch({ firestore, clock }, { kind: 'products', id: PRODUCT });
  const compilation = await compilePendingChanges({ firestore, clock });
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, longest = 0] = [sorted[Math.floor(EDITS / 2)], sorted.at(-1)];
  return { products, call, compilation: compilation?.reads ?? 0, seconds: { median, longest } };
}

export function formatProductEditsTable(figures: readonly EditFigures[]): string {
  return formatTable(
    `An edit of one product (seen within ${BUDGET_SECONDS} s)`,
    ['products', 'reads of the call', 'writes', 'reads to compile', 'seconds p50', 'most', ''],
    figures.map(({ products, call, compilation, seconds }) => [
      String(products),
      String(call.reads),
      String(call.writes),
      String(compilation),
      seconds.median.toFixed(1),
      seconds.longest.toFixed(1),
      seconds.longest <= BUDGET_SECONDS ? 'ok' : 'over',
    ]),
  );
}
