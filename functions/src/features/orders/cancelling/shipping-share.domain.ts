import { type Paise, paise } from '@smriti/shared/base/money';

/** The amounts of an order that a move of shipping changes. */
interface Amounts {
  shipping_paise: Paise;
  gift_paise: Paise;
  points: number;
  points_paise: Paise;
  due_paise: Paise;
}

interface Payer {
  payment_status: string;
  /** Payment that covered the due amount; null if none. */
  paid_by: string | null;
}

/**
 * How another order of the placement takes over the shipping charge of a cancelled one. `moved`: together
 * with its payment, when the same payment covers both or both are unpaid. `charged`: the other one is
 * unpaid, and the cancelled one is refunded in full. `none`: the other one was paid separately and
 * cannot be charged again.
 */
function shippingMove(cancelled: Payer, standing: Payer): 'moved' | 'charged' | 'none' {
  const isPaid = cancelled.payment_status === 'paid';
  const isOtherPaid = standing.payment_status === 'paid';
  if (isPaid === isOtherPaid && cancelled.paid_by === standing.paid_by) return 'moved';
  return isPaid && !isOtherPaid ? 'charged' : 'none';
}

interface ShippingSuccessor<O> {
  order: O;
  move: 'moved' | 'charged';
}

/** Remaining order that can take over the shipping charge of a cancelled one; null if none. */
export function findShippingSuccessor<O extends Payer>(
  cancelled: Payer,
  standing: readonly O[],
): ShippingSuccessor<O> | null {
  for (const move of ['moved', 'charged'] as const) {
    const order = standing.find((one) => shippingMove(cancelled, one) === move);
    if (order) return { order, move };
  }
  return null;
}

/**
 * Moves the shipping charge of an order to another one of its placement, with the amounts that pay for it:
 * first the due amount, then gift balance, then points. The sum of both orders stays the same.
 */
export function moveShipping<A extends Amounts, B extends Amounts>(
  from: A,
  to: B,
  pointPaise: Paise,
): { from: A; to: B } {
  const shipping = from.shipping_paise;
  const due = Math.min(shipping, from.due_paise);
  const gift = Math.min(shipping - due, from.gift_paise);
  const worth = Math.min(shipping - due - gift, from.points_paise);
  const points = Math.min(from.points, Math.ceil(worth / pointPaise));
  const changed = <C extends Amounts>(amounts: C, sign: 1 | -1): C => ({
    ...amounts,
    shipping_paise: paise(amounts.shipping_paise + sign * shipping),
    due_paise: paise(amounts.due_paise + sign * due),
    gift_paise: paise(amounts.gift_paise + sign * gift),
    points_paise: paise(amounts.points_paise + sign * worth),
    points: amounts.points + sign * points,
  });
  return { from: changed(from, -1), to: changed(to, 1) };
}

/** Adds the shipping charge of a cancelled order to an unpaid one. */
export function chargeShipping<B extends Amounts>(from: Amounts, to: B): B {
  const shipping = from.shipping_paise;
  return {
    ...to,
    shipping_paise: paise(to.shipping_paise + shipping),
    due_paise: paise(to.due_paise + shipping),
  };
}
