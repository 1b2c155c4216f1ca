import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { updatePrintState } from '@smriti/shared/order/order-management';
import type { getJobTicket } from '@smriti/shared/order/print-jobs';
import { isStepBack } from '@smriti/shared/order/print-states';
import type { SignedInCaller } from '../../../platform/caller';
import type { Database } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { commitPlan } from '../../../platform/database/plan';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import type { StaffCall } from '../../../platform/staff-call';
import { findAlbum } from '../../albums/album.repository';
import type { OrderRecord } from '../order.records';
import { findOrdersById, writeOrder } from '../order.repository';
import { moveOrder } from '../order.states';
import { isPrintJob } from '../print-room.domain';
import { hasSameAddress } from '../same-address.domain';
import { findPlacement } from '../placement.repository';
import { recordStaffAction } from '../../audit/audit.service';
import { staffOrderActor, findOrderForStaff, orderNotFoundError } from '../order.access';
import { presentStatusChange } from '../order-answers.service';
import { presentJobTicket } from './print-job.presenter';

/** Finds the other orders of the placement with the same address, also those that are unpaid or ended. */
export async function findOrdersToSameAddress(
  reader: Pick<Database, 'get' | 'getAll'>,
  order: OrderRecord,
): Promise<OrderRecord[]> {
  const { id, placement_id } = order;
  const placement = placement_id === null ? null : await findPlacement(reader, placement_id);
  const ids = placement?.order_ids.filter((other) => other !== id) ?? [];
  const others = await findOrdersById(reader, ids);
  return others.filter((other) => hasSameAddress(order, other));
}

/** Finds the other active orders of the placement with the same address. */
export async function findOrdersInParcel(
  reader: Pick<Database, 'get' | 'getAll'>,
  order: OrderRecord,
): Promise<OrderRecord[]> {
  return (await findOrdersToSameAddress(reader, order)).filter(isPrintJob);
}

/** Everything needed to print and ship an order. @throws AppError not_found. */
export async function loadJobTicket(
  deps: Pick<Deps, 'db' | 'config'>,
  caller: SignedInCaller,
  id: string,
): Promise<AnswerOf<typeof getJobTicket>> {
  const order = await findOrderForStaff(deps.db, caller, id);
  const wasPaid = order.payment_status === 'paid' && order.order_status !== 'Cancelled';
  if (!wasPaid) throw orderNotFoundError();
  const album = await findAlbum(deps.db, order.album_id);
  const others = await findOrdersInParcel(deps.db, order);
  return { job: presentJobTicket(order, { album, others }, deps.config.shop) };
}

type PrintCall = StaffCall<typeof updatePrintState>;

const stateOf = ({ print_state }: OrderRecord) => (print_state === null ? null : { print_state });

/** Requires a reason for a step back. @throws AppError invalid_input. */
function assertReason({ print_state }: OrderRecord, { form }: PrintCall): void {
  const isBack = print_state !== null && isStepBack(print_state, form.print_state);
  if (!isBack || (form.note ?? '') !== '') return;
  throw invalidFieldsError([{ field: 'note', message: 'Say why it goes a step back.' }]);
}

/**
 * Moves the print state of an order one step on, or back with a note (docs/rules.md#orders-12). No
 * effect when already in that state.
 * @throws AppError not_found; invalid_input; conflict with the allowed steps.
 */
export async function changePrintState(
  deps: Deps,
  call: PrintCall,
): Promise<AnswerOf<typeof updatePrintState>> {
  const { by, id, form } = call;
  return commitPlan(deps, call.idempotency, updatePrintState.response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    const view = { deps, caller: by };
    if (order.print_state === form.print_state) {
      return { answer: await presentStatusChange(tx, view, order), plan: null };
    }
    assertReason(order, call);
    const { print_state: print, note = '' } = form;
    const step = {
      by: staffOrderActor(by),
      uid: by.uid,
      note,
      print,
      now: deps.clock.now(),
    } as const;
    const moved = moveOrder(order, step);
    const noted = { before: stateOf(order), after: stateOf(moved) };
    const plan = {
      write() {
        writeOrder(tx, moved);
        const record = { kind: 'order', id } as const;
        recordStaffAction(tx, deps, { by, action: 'order.printing', record, ...noted });
      },
    };
    return { answer: await presentStatusChange(tx, view, moved), plan };
  });
}
