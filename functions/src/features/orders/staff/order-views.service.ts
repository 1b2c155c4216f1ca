import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { isSameValue } from '@smriti/shared/base/same-value';
import { type OrderViews, saveOrderViews } from '@smriti/shared/order/order-views';
import type { IdempotencyClaim } from '../../../platform/database/idempotency';
import { commitPlan } from '../../../platform/database/plan';
import type { Deps } from '../../../platform/deps';
import { userNotFoundError } from '../../users/profile.service';
import type { UserRecord } from '../../users/user.records';
import { findProfile, updateProfile } from '../../users/user.repository';

const NO_VIEWS: OrderViews = { version: 0, views: [] };

function presentViews(profile: UserRecord | null): OrderViews {
  const { version, views } = profile?.order_views ?? NO_VIEWS;
  return { version, views: views.map(({ name, filters }) => ({ name, filters })) };
}

/** The saved views of the list of orders (docs/rules.md#orders-30). */
export async function loadOrderViews(
  { db }: Pick<Deps, 'db'>,
  uid: string,
): Promise<AnswerOf<typeof saveOrderViews>> {
  return presentViews(await findProfile(db, uid));
}

interface ViewsCall {
  uid: string;
  form: OutputOf<(typeof saveOrderViews)['body']>;
  idempotency: IdempotencyClaim | null;
}

/** Replaces the saved views of an account. @throws AppError not_found; conflict for an outdated version. */
export function replaceOrderViews(
  deps: Deps,
  { uid, form, idempotency }: ViewsCall,
): Promise<AnswerOf<typeof saveOrderViews>> {
  return commitPlan(deps, idempotency, saveOrderViews.response, async (tx) => {
    const profile = await findProfile(tx, uid);
    if (!profile) throw userNotFoundError();
    const current = presentViews(profile);
    if (isSameValue(current.views, form.views)) return { answer: current, plan: null };
    if (current.version !== form.version) {
      const message =
        'Your saved views have changed in another window. They are shown now: please try again.';
      throw new AppError('conflict', message, { details: current });
    }
    const views = form.views.map(({ name, filters }) => ({ name, filters: { ...filters } }));
    const answer: OrderViews = { version: current.version + 1, views };
    const plan = {
      write() {
        updateProfile(tx, deps.clock, profile, { order_views: answer });
      },
    };
    return { answer, plan };
  });
}
