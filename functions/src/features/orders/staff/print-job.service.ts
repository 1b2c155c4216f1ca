import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { updatePrintState } from '@smriti/shared/order/order-management';
import type { getJobTicket } from '@smriti/shared/order/print-jobs';
import { isStepBack } from '@smriti/shared/order/print-states';
import type { SignedInCaller, Staff } from '../../../platform/caller';
import type { Database } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import { commitPlan } from '../../../platform/database/plan';
import { refusedFields } from '../../../platform/refused-fields';
import { findAlbum } from '../../albums/album.repository';
import type { OrderRecord } from '../order.records';
import { findOrdersById, writeOrder } from '../order.repository';
import { moveOrder } from '../order.states';
import { isPrintJob } from '../print-room.domain';
import { findPlacement } from '../placement.repository';
import { noteStaffAction } from '../../audit/audit.service';
import { actorOf, findForStaff, noSuchOrder } from '../order.access';
import { statusChangeAnswer } from '../order-answers.service';
import { presentTicket } from './print-job.presenter';

/** Finds the other active orders of the placement with the same address. */
export async function findTogether(
  reader: Pick<Database, 'get' | 'getAll'>,
  { id, placement_id }: OrderRecord,
): Promise<OrderRecord[]> {
  const placement = placement_id === null ? null : await findPlacement(reader, placement_id);
  const ids = placement?.order_ids.filter((other) => other !== id) ?? [];
  return (await findOrdersById(reader, ids)).filter(isPrintJob);
}

/** Everything needed to print and ship an order. @throws AppError not_found. */
export async function jobTicket(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: SignedInCaller,
  id: string,
): Promise<AnswerOf<typeof getJobTicket>> {
  const order = await findForStaff(deps.db, caller, id);
  const wasPaid = order.payment_status === 'paid' && order.order_status !== 'Cancelled';
  if (!wasPaid) throw noSuchOrder();
  const album = await findAlbum(deps.db, order.album_id);
  const others = await findTogether(deps.db, order);
  return { job: presentTicket(order, { album, others }, deps.config.shop) };
}

interface PrintCall {
  by: Staff;
  id: string;
  form: OutputOf<(typeof updatePrintState)['body']>;
  idempotency: IdempotencyClaim | null;
}

const stateOf = ({ print_state }: OrderRecord) => (print_state === null ? null : { print_state });

/** Requires a reason for a step back. @throws AppError invalid_input. */
function assertReason({ print_state }: OrderRecord, { form }: PrintCall): void {
  const isBack = print_state !== null && isStepBack(print_state, form.print_state);
  if (!isBack || (form.note ?? '') !== '') return;
  throw refusedFields([{ field: 'note', message: 'Say why it goes a step back.' }]);
}

/**
 * Moves the print state of an order one step on, or back with a note (docs/rules.md#orders-12). No
 * effect when already in that state.
 * @throws AppError not_found; invalid_input; conflict with the allowed steps.
 */
export async function movePrinting(
  deps: Deps,
  call: PrintCall,
): Promise<AnswerOf<typeof updatePrintState>> {
  const { by, id, form } = call;
  return commitPlan(deps, call.idempotency, updatePrintState.response, async (tx) => {
    const order = await findForStaff(tx, by, id);
    const view = { deps, caller: by };
    if (order.print_state === form.print_state) {
      return { answer: await statusChangeAnswer(tx, view, order), plan: null };
    }
    assertReason(order, call);
    const { print_state: print, note = '' } = form;
    const step = { by: actorOf(by), uid: by.uid, note, print, now: deps.clock.now() } as const;
    const moved = moveOrder(order, step);
    const noted = { before: stateOf(order), after: stateOf(moved) };
    const plan = {
      write() {
        writeOrder(tx, moved);
        const record = { kind: 'order', id } as const;
        noteStaffAction(tx, deps, { by, action: 'order.printing', record, ...noted });
      },
    };
    return { answer: await statusChangeAnswer(tx, view, moved), plan };
  });
}
