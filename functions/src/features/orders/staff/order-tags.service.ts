import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import * as orderTags from '@smriti/shared/order/order-tags';
import { commitPlan } from '../../../platform/database/plan';
import type { Deps } from '../../../platform/deps';
import type { StaffCall } from '../../../platform/staff-call';
import { recordStaffAction } from '../../audit/audit.service';
import { findOrderForStaff } from '../order.access';
import { writeOrder } from '../order.repository';

/**
 * Adds tags to an order and removes others (docs/rules.md#orders-25). No effect if nothing changes.
 * @throws AppError not_found; business_rule for too many tags.
 */
export async function changeOrderTags(
  deps: Deps,
  { by, id, form, idempotency }: StaffCall<typeof orderTags.changeOrderTags>,
): Promise<AnswerOf<typeof orderTags.changeOrderTags>> {
  const { response } = orderTags.changeOrderTags;
  return commitPlan(deps, idempotency, response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    const before = order.staff_tags;
    const kept = before.filter((tag) => !form.remove.includes(tag));
    const tags = [...new Set([...kept, ...form.add])];
    if (tags.length > orderTags.MAX_TAGS) {
      throw new AppError(
        'business_rule',
        `An order has at most ${orderTags.MAX_TAGS} tags. Remove one first.`,
      );
    }
    const added = tags.filter((tag) => !before.includes(tag)).length;
    const removed = before.filter((tag) => !tags.includes(tag)).length;
    if (added + removed === 0) return { answer: { tags }, plan: null };
    const plan = {
      write() {
        writeOrder(tx, { ...order, staff_tags: tags });
        const record = { kind: 'order', id } as const;
        recordStaffAction(tx, deps, {
          by,
          action: 'order.tagged',
          record,
          after: { added, removed },
        });
      },
    };
    return { answer: { tags }, plan };
  });
}
