import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { paise } from '@smriti/shared/base/money';
import * as management from '@smriti/shared/order/order-management';
import { type DatabaseTransaction, isAlreadyExists } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { commitPlan, type PlannedAnswer } from '../../../platform/database/plan';
import type { StaffCall } from '../../../platform/staff-call';
import { recordStaffAction } from '../../audit/audit.service';
import { findRecipient } from '../../mail/mail-recipient.service';
import { queueMail } from '../../mail/mail.repository';
import type { OrderAmounts, OrderRecord } from '../order.records';
import { createOrder, generateOrderId, writeOrder } from '../order.repository';
import { createReplacementState } from '../order.states';
import { NEW_ORDER_DEFAULTS } from '../pending-order.domain';
import { assertOriginalsNotDeleted } from '../../privacy/retention/retention.service';
import { presentOrderDetailWithCover } from '../order-answers.service';
import { findOrderForStaff } from '../order.access';

type Answer = AnswerOf<typeof management.replaceOrder>;

type ReplacementCall = StaffCall<typeof management.replaceOrder>;

/** Maximum replacements per order. */
const MAX_REPLACEMENTS = 20;

const none = paise(0);
const FREE: OrderAmounts = {
  subtotal_paise: none,
  shipping_paise: none,
  initial_paid_paise: none,
  points: 0,
  discount_paise: none,
  coupon_paise: none,
  gift_paise: none,
  points_paise: none,
  due_paise: none,
};

/** @throws AppError business_rule for an order that was never placed and paid. */
function assertReplaceable({ history, amounts, replaced_by }: OrderRecord): void {
  const wasPaid = history.some(({ payment_status }) => payment_status === 'paid');
  if (amounts === null || !wasPaid) {
    throw new AppError('business_rule', 'Only what was ordered and paid can be replaced.');
  }
  if (replaced_by.length < MAX_REPLACEMENTS) return;
  throw new AppError('business_rule', 'This order was replaced too often.');
}

/** The free replacement of an order, to the same address. */
function replacementOf(
  original: OrderRecord,
  { id, quantity, now }: { id: string; quantity: number; now: Date },
): Parameters<typeof createReplacementState>[0] {
  const { album, shipping, settings } = original;
  return {
    ...NEW_ORDER_DEFAULTS,
    id,
    user_id: original.user_id,
    customer: original.customer,
    album_id: original.album_id,
    address: original.address,
    as_gift: original.as_gift,
    shipping: shipping && { ...shipping, price_paise: none },
    amounts: FREE,
    settings,
    placed_at: now.toISOString(),
    replaces: original.id,
    album: { ...album, quantity, total_price_paise: none, initial_paid_paise: none },
  };
}

async function make(
  tx: DatabaseTransaction,
  deps: Deps,
  { by, id, form }: ReplacementCall,
): Promise<PlannedAnswer<Answer>> {
  const original = await findOrderForStaff(tx, by, id);
  assertReplaceable(original);
  await assertOriginalsNotDeleted(tx, original.album_id);
  const now = deps.clock.now();
  const unborn = replacementOf(original, {
    id: generateOrderId(deps.ids),
    quantity: form.quantity,
    now,
  });
  const step = { by: 'admin', uid: by.uid, note: form.reason, now } as const;
  const order = createReplacementState(unborn, step);
  const to = await findRecipient(tx, order.user_id);
  const answer = { order: await presentOrderDetailWithCover(tx, { deps, uid: by.uid }, order) };
  const plan = {
    write() {
      createOrder(tx, order);
      const replaced_by = [...original.replaced_by, order.id];
      writeOrder(tx, { ...original, replaced_by, updated_at: now.toISOString() });
      recordStaffAction(tx, deps, {
        by,
        action: 'order.replaced',
        record: { kind: 'order', id },
        after: { replacement_id: order.id, quantity: form.quantity },
      });
      const { title } = order.album;
      queueMail(tx, deps, { type: 'order_replaced', to, orderId: order.id, replaces: id, title });
    },
  };
  return { answer, plan };
}

/** Maximum number of attempts to draw an unused order number; collisions are rare. */
const MAX_ATTEMPTS = 3;

/**
 * Creates a free replacement of an order (docs/rules.md#orders-15), directly in the print room.
 * @throws AppError not_found; business_rule for an order never paid, or with deleted originals.
 */
export async function replaceOrder(deps: Deps, call: ReplacementCall): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitPlan(deps, call.idempotency, management.replaceOrder.response, (tx) =>
        make(tx, deps, call),
      );
    } catch (error) {
      if (!isAlreadyExists(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
