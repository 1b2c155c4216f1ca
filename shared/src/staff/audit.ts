import * as z from 'zod/mini';
import { role } from '../account/roles';
import { albumStatus } from '../album/album-states';
import { endpoint } from '../base/endpoint';
import { indianDay } from '../base/indian-days';
import { isoTime } from '../base/time';
import type { CatalogueKindName } from '../catalogue/managed-kinds';
import { orderStatus } from '../order/order-states';
import { REFUND_TARGETS } from '../order/orders';
import { ARCHIVE_CONTENTS, PRINT_FILE_KINDS } from '../order/print-files';
import { printState } from '../order/print-states';
import { paymentStatus } from '../payment/payment-states';
import { exportCursor, staffList } from '../base/lists';

/** What kinds of record staff act on: catalogue kinds go by the name of their list. */
export type AuditRecord =
  | 'order'
  | 'album'
  | 'payment'
  | 'user'
  | 'gift_card'
  | 'rating'
  | 'settings'
  | 'mail'
  | 'photo'
  | 'prints'
  | CatalogueKindName;

/*
 * What an entry may hold of a record. There is nothing here for what people type or are called: an
 * entry outlives accounts, so it holds ids, states, numbers and moments, and what the shop itself
 * publishes in its catalogue.
 */
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
/** Rupees, points or pieces. */
const number = z.number();
const moment = isoTime;
/** Of goods or services, as the law numbers them. */
const taxCode = z.string().check(z.regex(/^\d{4,8}$/));
const fieldName = z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/));
const scalar = z.union([z.number(), z.boolean(), z.null(), z.string().check(z.maxLength(2000))]);
/** A value of the public catalogue, which is what the shop says of its wares. */
const catalogueValue = z.union([scalar, z.array(scalar).check(z.maxLength(200))]);
const catalogueValues = z.record(fieldName, catalogueValue);

/** An action with the fields that its entries may hold, before it and after. */
function says<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.partial(z.strictObject(shape));
}

/**
 * Every action of staff that is noted, and what an entry of it may say. A new one is a line here,
 * and a sentence in web/src/features/admin/audit/messages.ts.
 */
export const AUDIT_ACTIONS = {
  'order.status': says({ order_status: orderStatus, payment_status: paymentStatus }),
  'order.printing': says({ print_state: printState }),
  'order.tracking': says({ changed: z.array(z.enum(['carrier', 'tracking_number'])) }),
  'order.noted': says({}),
  'order.refunded': says({
    refund_id: id,
    amount: number,
    to: z.enum(REFUND_TARGETS),
    payment_status: paymentStatus,
    /** Those that are given back in part; none where it went to the gift balance. */
    payment_ids: z.array(id).check(z.maxLength(50)),
  }),
  'order.replaced': says({ replacement_id: id, quantity: number }),
  'order.deleted': says({ order_status: orderStatus }),
  'order.print_made': says({}),
  'order.print_downloaded': says({ file: z.enum(PRINT_FILE_KINDS) }),
  'prints.made': says({ orders: number, contents: z.enum(ARCHIVE_CONTENTS) }),
  'prints.downloaded': says({ orders: number, contents: z.enum(ARCHIVE_CONTENTS) }),
  'album.taken': says({ taken_by: z.nullable(id) }),
  /** The photos of a round whose remarks were written, changed or taken away, by their places. */
  'album.remarked': says({ round: number, photos: z.array(number).check(z.maxLength(1000)) }),
  'album.proposed': says({ round: number, spread: id }),
  'album.proposal_removed': says({ round: number, spread: id }),
  'album.responded': says({ status: albumStatus, round: number }),
  'user.role': says({ role: z.nullable(role) }),
  'user.ledger': says({ account: z.enum(['gift', 'points']), amount: number, balance: number }),
  'user.erased': says({}),
  'user.exported': says({ export_id: id }),
  'user.export_downloaded': says({ export_id: id }),
  'gift_card.made': says({ count: number, amount: number, expires_at: z.nullable(moment) }),
  'gift_card.cancelled': says({ amount: number }),
  'rating.hidden': says({ hidden: z.boolean(), product_id: number, rating: number }),
  'rating.reason': says({ hidden: z.boolean(), product_id: number, rating: number }),
  'mail.sent_again': says({ attempts: number }),
  'photo.read_again': says({ attempts: number }),
  'settings.changed': says({
    version: number,
    fields: z.array(fieldName),
    gst_percent: number,
    goods_hsn: taxCode,
    shipping_sac: taxCode,
    point_value: number,
    referral_points: number,
    referral_percent: number,
    referral_join_days: number,
    referral_confirm_days: number,
    delivery_days: number,
    unpaid_days: number,
    originals_months: number,
    originals_notice_days: number,
    crop_marks_mm: number,
    guests_per_hour: number,
    minimum_age: number,
  }),
  'settings.paused': says({
    requests: z.boolean(),
    orders: z.boolean(),
    payments: z.boolean(),
  }),
  'catalogue.added': catalogueValues,
  'catalogue.changed': catalogueValues,
  'catalogue.deleted': catalogueValues,
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
export type AuditValues<A extends AuditAction> = z.input<(typeof AUDIT_ACTIONS)[A]>;

/** Done with the record's own change; or an effect elsewhere that was begun, succeeded or failed. */
export const auditState = z.enum(['intended', 'done', 'failed']);
export type AuditState = z.infer<typeof auditState>;

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One action of staff. */
export const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  by: z.object({
    uid: z.string(),
    role,
    /** As the account has it now; '' where it is gone. */
    name: z.string(),
  }),
  /** One of AUDIT_ACTIONS, or of an earlier release. */
  action: z.string(),
  /** `name`: whose account it is, as it is called now; '' of everything else, and where it is gone. */
  record: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: values,
  after: values,
  state: auditState,
  /** Of the request that did it, as the log has it. */
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const search = {
  /** The uid of who did it. */
  by: z.optional(id),
  /** An id, or a kind and an id: `ORD2345ABCD`, `order/ORD2345ABCD`. */
  record: z.optional(
    z.string().check(
      z.regex(/^([a-z][a-z_-]{0,29}\/)?[A-Za-z0-9_-]{1,128}$/, {
        error: 'must be the id of a record',
      }),
    ),
  ),
  /** A day in India. */
  day: z.optional(indianDay),
};

/** What staff did, newest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  query: z.strictObject({ ...search, ...staffList }),
  response: z.object({ entries: z.array(auditEntry) }),
});

/** The same as CSV, to download in parts. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  query: z.strictObject({ ...search, ...exportCursor }),
  /** Bytes, which no schema describes. */
  response: z.never(),
});
