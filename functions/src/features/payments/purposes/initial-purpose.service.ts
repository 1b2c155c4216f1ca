import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { combinePlans, EMPTY_PLAN, type Plan } from '../../../platform/database/plan';
import { findOwnAlbum } from '../../albums/album.access';
import { designPrice, initialPaymentDue } from '../../albums/design-price.domain';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbum } from '../../albums/album.repository';
import { planAlbumUpdate } from '../../albums/album-transaction.service';
import { findQueueEntry, writeQueueEntry } from '../../reviews/round.repository';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { isInitialPaymentCreditable, remainingInitialPayment } from '../payment.domain';
import { findInitialPayments } from '../payment.repository';
import type { PaymentPurpose } from './payment-purpose.service';
import { parsePaymentSubject } from './subject.service';

/** Amount still to pay of an album's initial payment. */
export async function loadRemainingInitialPayment(deps: Deps, album: AlbumRecord): Promise<Paise> {
  const catalogue = await getCurrentCatalogue(deps);
  return remainingInitialPayment(album, () =>
    initialPaymentDue(catalogue, album, designPrice(catalogue, album)),
  );
}

/** Credits money to an album; may also submit it for review. */
async function planCredit(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  amount: Paise,
  now: string,
): Promise<Plan> {
  const paid = sumPaise(album.initial_paid_paise, amount);
  const entry = await findQueueEntry(tx, album.id);
  const paidAlbum = { ...album, initial_paid_paise: paid, updated_at: now };
  const is_unpaid = paid < album.initial_due_paise;
  const queue = entry && { write: () => writeQueueEntry(tx, { ...entry, is_unpaid }) };
  return combinePlans(await planAlbumUpdate(tx, paidAlbum), queue);
}

/** Initial payment of an album, due when the design is requested. */
export const initialPaymentPurpose: PaymentPurpose = {
  async due(deps, request) {
    const { id } = parsePaymentSubject(
      request,
      ['cart_id'],
      'An initial payment is for an album alone.',
    );
    const album = await findOwnAlbum(deps.db, request.user_id, id);
    return {
      amountPaise: await loadRemainingInitialPayment(deps, album),
      subject: {
        cart_id: id,
        order_id: null,
        placement_id: null,
        order_ids: [],
        paid_before_paise: album.initial_paid_paise,
      },
      findPending: () => findInitialPayments(deps.db, id, 'pending'),
    };
  },

  async planPaid(tx, deps, payment) {
    const albumId = payment.cart_id;
    const album = albumId === null ? null : await findAlbum(tx, albumId);
    if (!album || !isInitialPaymentCreditable(album, payment.paid_before_paise)) {
      return { ...EMPTY_PLAN, surplusPaise: payment.amount_paise };
    }
    const now = deps.clock.now().toISOString();
    const credit = await planCredit(tx, album, payment.amount_paise, now);
    return { ...credit, surplusPaise: paise(0) };
  },

  planFailed: () => Promise.resolve(EMPTY_PLAN),
};
