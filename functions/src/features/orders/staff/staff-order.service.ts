import { shipmentUndoEnd } from '../shipping.domain';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { toRupees } from '@smriti/shared/base/money';
import {
  addOrderNote,
  type getStaffOrder,
  MAX_STAFF_NOTES,
} from '@smriti/shared/order/staff-order';
import type { SignedInCaller } from '../../../platform/caller';
import type { Database } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { commitPlan } from '../../../platform/database/plan';
import type { StaffCall } from '../../../platform/staff-call';
import { findPhotosById } from '../../albums/album-covers.service';
import type { AlbumRecord } from '../../albums/album.records';
import { findAlbum } from '../../albums/album.repository';
import { staffPhotoPresenter } from '../../albums/album.presenter';
import { recordStaffAction } from '../../audit/audit.service';
import type { OrderRecord } from '../order.records';
import { findOrdersById, writeOrder } from '../order.repository';
import { findMailsOfOrder } from '../../mail/order-mails.repository';
import { findInitialPayments, findPayment } from '../../payments/payment.repository';
import { findNames, findProfile } from '../../users/user.repository';
import { presentOrderDetailWithCover } from '../order-answers.service';
import { findOrderForStaff } from '../order.access';
import { isPaidOutsideShop } from '../order.domain';
import { refundableAmounts } from '../refunds/order-refund.domain';
import { addressRefusalReason } from './order-address.domain';
import { presentOrderMail } from './order-mails.service';
import { findOrdersInParcelToReaddress } from './order-address.service';
import { presentPrintSpecification, presentParcelOrders } from './print-job.presenter';
import { findOrdersInParcel } from './print-job.service';
import { presentStaffNotes, presentStaffPayment } from './staff-order.presenter';

/** Number of album photos shown with an order. */
const PICTURES = 8;

/** Finds the payments of an order: its own and the initial ones of its album. */
async function findPayments(reader: Pick<Database, 'get' | 'find'>, order: OrderRecord) {
  const own = order.paid_by === null ? null : await findPayment(reader, order.paid_by);
  if ((order.amounts?.initial_paid_paise ?? 0) === 0) return own ? [own] : [];
  const initial = await Promise.all(
    (['paid', 'refunded'] as const).map((status) =>
      findInitialPayments(reader, order.album_id, status),
    ),
  );
  return [...initial.flat(), ...(own ? [own] : [])];
}

/**
 * Finds the names of the people in an order's record, by uid.
 * @param others uids of further people
 */
function findPeople(
  reader: Pick<Database, 'getAll'>,
  { history, refunds, staff_notes, address_changes, shipments }: OrderRecord,
  others: readonly string[] = [],
): Promise<ReadonlyMap<string, string>> {
  const acts = [...history, ...refunds, ...staff_notes, ...address_changes, ...shipments];
  const uids = acts.flatMap(({ by_uid }) => by_uid ?? []);
  return findNames(reader, [...new Set([...uids, ...others])]);
}

async function findPictures(
  deps: Deps,
  uid: string,
  order: OrderRecord,
  album: AlbumRecord | null,
) {
  const ids = album?.photo_ids.slice(0, PICTURES) ?? [];
  const photos = await findPhotosById(deps.db, ids);
  const present = staffPhotoPresenter(deps, { albumId: order.album_id, uid });
  return ids.map((id) => {
    const photo = photos.get(id);
    return { photo_id: id, url: photo ? present(photo).thumbnail_url : null };
  });
}

/** An order with all related data: about 20 reads for any album size. @throws AppError not_found. */
export async function loadStaffOrder(
  deps: Deps,
  caller: Pick<SignedInCaller, 'uid' | 'role'>,
  id: string,
): Promise<AnswerOf<typeof getStaffOrder>> {
  const { db } = deps;
  const order = await findOrderForStaff(db, caller, id);
  const detail = await presentOrderDetailWithCover(db, { deps, uid: caller.uid }, order);
  const album = await findAlbum(db, order.album_id);
  const mails = await findMailsOfOrder(db, id);
  const replacements = await findOrdersById(db, order.replaced_by);
  const names = await findPeople(db, order, [
    ...mails.flatMap(({ sent_again_by }) => sent_again_by ?? []),
    ...replacements.flatMap(({ history }) => history[0]?.by_uid ?? []),
    ...(order.payment_link ? [order.payment_link.by_uid] : []),
  ]);
  const nameOf = (uid: string | null) => (uid === null ? '' : (names.get(uid) ?? ''));
  const link = order.payment_link;
  const profile = await findProfile(db, order.user_id);
  const { payment, gift } = refundableAmounts(order);
  return {
    order: {
      ...detail,
      customer: {
        name: profile?.displayName ?? '',
        email: profile?.email ?? '',
        phone: profile?.phone ?? '',
      },
      making: presentPrintSpecification(album),
      pictures: await findPictures(deps, caller.uid, order, album),
      history: detail.history.map((event, index) => ({
        ...event,
        by_name: nameOf(order.history[index]?.by_uid ?? null),
      })),
      refunds: detail.refunds.map((refund, index) => ({
        ...refund,
        by_name: nameOf(order.refunds[index]?.by_uid ?? null),
      })),
      notes: presentStaffNotes(order, nameOf),
      tags: order.staff_tags,
      mails: mails.map((mail) => presentOrderMail(mail, nameOf)),
      shipments: order.shipments.map((one) => ({ ...one, by_name: nameOf(one.by_uid) })),
      replacements: replacements.map(({ id: order_id, created_at, history: [made] }) => ({
        order_id,
        at: made?.at ?? created_at,
        by_name: nameOf(made?.by_uid ?? null),
        reason: made?.note ?? '',
      })),
      address_changes: order.address_changes.map(({ at, by_uid, before, after }) => ({
        at,
        by_name: nameOf(by_uid),
        before,
        after,
      })),
      address_along:
        addressRefusalReason(order) === null
          ? (await findOrdersInParcelToReaddress(db, order)).map((other) => other.id)
          : [],
      payments: (await findPayments(db, order)).map(presentStaffPayment),
      payment_link: link && { id: link.id, at: link.at, by_name: nameOf(link.by_uid) },
      is_paid_outside: isPaidOutsideShop(order),
      refundable: { payment: toRupees(payment), gift: toRupees(gift) },
      replaced_by: order.replaced_by,
      together: presentParcelOrders(await findOrdersInParcel(db, order)),
      undo_until: shipmentUndoEnd(order),
    },
  };
}

/** Adds a staff note to an order. @throws AppError not_found, business_rule. */
export async function addNoteToOrder(
  deps: Deps,
  { by, id, form: { text }, idempotency }: StaffCall<typeof addOrderNote>,
): Promise<AnswerOf<typeof addOrderNote>> {
  return commitPlan(deps, idempotency, addOrderNote.response, async (tx) => {
    const order = await findOrderForStaff(tx, by, id);
    if (order.staff_notes.length >= MAX_STAFF_NOTES) {
      throw new AppError('business_rule', 'This order has too many notes.');
    }
    const note = { at: deps.clock.now().toISOString(), by_uid: by.uid, text };
    const noted = { ...order, staff_notes: [...order.staff_notes, note] };
    const names = await findPeople(tx, noted);
    const plan = {
      write() {
        writeOrder(tx, noted);
        recordStaffAction(tx, deps, { by, action: 'order.noted', record: { kind: 'order', id } });
      },
    };
    return { answer: { notes: presentStaffNotes(noted, (uid) => names.get(uid) ?? '') }, plan };
  });
}
