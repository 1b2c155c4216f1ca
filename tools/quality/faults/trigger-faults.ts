import { setTimeout } from 'node:timers/promises';
import { photoPath } from '@smriti/shared/album/photos';
import { getOrderPrint, makeOrderPrint } from '@smriti/shared/order/print-files';
import { renderStoredPhoto } from '../../../functions/src/features/photos/photo-rendering.service.ts';
import { PRINT_RENDER_ABORTED_TEXT } from '../../../functions/src/features/prints/print-lifecycle.domain.ts';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../../tests/support/accounts.ts';
import { firestore, storage } from '../../../tests/support/admin.ts';
import { startApiServer } from '../../../tests/support/api-server.ts';
import { jobDeps } from '../../../tests/support/deps.ts';
import {
  createTestApprovedAlbum,
  createTestJpeg,
  uploadPhoto,
} from '../../../tests/support/designs.ts';
import { callEndpoint, setApiOrigin } from '../../../tests/support/http.ts';
import {
  createTestAddress,
  payWithTestCard,
  expectPlacement,
  placementForm,
  callPlaceOrder,
} from '../../../tests/support/orders.ts';
import { type FaultOutcome, findUninterruptedProblems, PROCESS_KILLED } from './fault-outcome.ts';
import { killFunction } from './interrupted-writes.ts';

/** Faults of triggers: their process is killed, and the platform or a person repeats the work. */

const TIMES = 3;
const LARGE = [4000, 3000] as const;
const LOOKED_EACH_MILLISECONDS = 15;
const MAX_WAIT_MILLISECONDS = 60_000;
/** Minutes after which unfinished print files count as interrupted. */
const LATER_MINUTES = 13;

async function waitForField(path: string, field: string, isThere: (value: unknown) => boolean) {
  for (const end = Date.now() + MAX_WAIT_MILLISECONDS; Date.now() < end;) {
    const value: unknown = (await firestore.doc(path).get()).get(field);
    if (isThere(value)) return value;
    await setTimeout(LOOKED_EACH_MILLISECONDS);
  }
  throw new Error(`${path} never had what was waited for in ${field}`);
}

async function filesOf(prefix: string): Promise<number> {
  const [files] = await storage.getFiles({ prefix });
  return files.length;
}

/** Kills the process that renders a photo; the platform then delivers the event again. */
export async function killRendering(emulators: number): Promise<FaultOutcome> {
  const fault: FaultOutcome = {
    what: 'renditions, their process killed',
    calls: 0,
    interrupted: 0,
    statuses: '',
    problems: [],
  };
  for (; fault.calls < TIMES; fault.calls += 1) {
    const customer = await createTestCustomer();
    const id = await uploadPhoto(customer, await createTestJpeg(...LARGE));
    await waitForField(`photos/${id}`, 'attempts', (attempts) => attempts === 1);
    const killed = killFunction(emulators, 'photoUploaded');
    const before: unknown = (await firestore.doc(`photos/${id}`).get()).get('state');
    if (killed > 0 && before === 'processing') fault.interrupted += 1;
    const outcome = await renderStoredPhoto(jobDeps, photoPath(customer.uid, id));
    const after: unknown = (await firestore.doc(`photos/${id}`).get()).get('state');
    const files = await filesOf(`renditions/${customer.uid}/`);
    if (after !== 'ready' || files !== 2) {
      fault.problems.push(`a photo is ${String(after)} with ${files} renditions after: ${outcome}`);
    }
  }
  fault.problems.push(...findUninterruptedProblems(fault, PROCESS_KILLED));
  return fault;
}

async function paidBook(customer: Account) {
  const album = await createTestApprovedAlbum(customer);
  const form = placementForm(customer, await createTestAddress(customer), []);
  const items = [{ album_id: album.id, quantity: 1, price: album.total_price }];
  const { order } = expectPlacement(await callPlaceOrder(customer, { ...form, items }));
  await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
  return { album: album.id, order: order.id };
}

/**
 * Kills the process that makes print files. The print room must see the failure and can repeat the
 * work.
 * @param origin of the API that prepares the scenarios
 */
export async function killPrinting(emulators: number, origin: string): Promise<FaultOutcome> {
  const fault: FaultOutcome = {
    what: 'print files, their process killed',
    calls: 0,
    interrupted: 0,
    statuses: '',
    problems: [],
  };
  const { idToken: token } = await createTestAccountWithRole('printer');
  const clock = { now: () => new Date(Date.now() + LATER_MINUTES * 60_000) };
  const later = await startApiServer({ clock });
  try {
    for (; fault.calls < TIMES; fault.calls += 1) {
      const { album, order } = await paidBook(await createTestCustomer());
      await waitForField(`printFiles/${album}`, 'state', (state) => state !== undefined);
      const killed = killFunction(emulators, 'printFilesRequested');
      setApiOrigin(later.origin);
      const params = { id: order };
      const told = await callEndpoint(getOrderPrint, { token, params });
      if (killed > 0 && told.state === 'failed') fault.interrupted += 1;
      if (told.state === 'failed' && told.reason !== PRINT_RENDER_ABORTED_TEXT)
        fault.problems.push(told.reason);
      await callEndpoint(makeOrderPrint, { token, params });
      await waitForField(`printFiles/${album}`, 'state', (state) => state === 'ready');
      setApiOrigin(origin);
    }
  } finally {
    setApiOrigin(origin);
    await later.stop();
  }
  fault.problems.push(...findUninterruptedProblems(fault, PROCESS_KILLED));
  return fault;
}
