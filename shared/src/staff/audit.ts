import * as z from 'zod/mini';
import { role } from '../account/roles';
import { albumStatus } from '../album/album-states';
import { endpoint } from '../base/endpoint';
import { indianDay } from '../base/indian-days';
import { isoTime } from '../base/time';
import type { CatalogueKindName } from '../catalogue/kind-definitions';
import { MAX_COUPON_CATEGORIES } from '../order/coupon-management';
import { COUPON_KINDS } from '../order/coupons';
import { DELIVERY_ADDRESS_FIELDS } from '../order/delivery-addresses';
import { orderStatus } from '../order/order-states';
import { REFUND_TARGETS } from '../order/orders';
import { ARCHIVE_CONTENTS, PRINT_FILE_KINDS } from '../order/print-files';
import { printState } from '../order/print-states';
import { paymentStatus } from '../payment/payment-states';
import { exportQuery, staffListQuery } from '../base/lists';

/** Kinds of records that staff act on; catalogue kinds have the name of their list. */
export type AuditedRecordKind =
  | 'order'
  | 'album'
  | 'payment'
  | 'user'
  | 'gift_card'
  | 'coupon'
  | 'staff_invitation'
  | 'payment_link'
  | 'rating'
  | 'settings'
  | 'mail'
  | 'photo'
  | 'prints'
  | CatalogueKindName;

/*
 * Fields that an audit entry may contain. There are none for free text or personal names: entries outlive
 * accounts, so they contain ids, states, numbers and times, and public catalogue values.
 */
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/));
/** Id of a mail, which contains those of its order or payment. */
const mailId = z.string().check(z.regex(/^[\w-]{1,200}$/));
/** An amount of rupees, points or pieces. */
const number = z.number();
const moment = isoTime;
/** HSN or SAC code of goods or services. */
const taxCode = z.string().check(z.regex(/^\d{4,8}$/));
const fieldName = z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/));
const scalar = z.union([z.number(), z.boolean(), z.null(), z.string().check(z.maxLength(2000))]);
/** A value of the public catalogue, written by the shop itself. */
const catalogueValue = z.union([scalar, z.array(scalar).check(z.maxLength(200))]);
const catalogueValues = z.record(fieldName, catalogueValue);

/** Schema of an entry's `before` and `after` values; every field is optional. */
function auditedFields<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.partial(z.strictObject(shape));
}

const couponFields = auditedFields({
  kind: z.enum(COUPON_KINDS),
  percent: number,
  amount: number,
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
  max_uses: z.nullable(number),
  max_uses_per_customer: z.nullable(number),
  min_order: number,
  category_ids: z.array(number).check(z.maxLength(MAX_COUPON_CATEGORIES)),
  is_with_referral: z.boolean(),
  is_active: z.boolean(),
});

/**
 * All audited staff actions, and the fields of their entries. A new action needs a line here and a sentence
 * in web/src/features/admin/audit/messages.ts.
 */
export const AUDIT_ACTIONS = {
  'order.status': auditedFields({ order_status: orderStatus, payment_status: paymentStatus }),
  'order.printing': auditedFields({ print_state: printState }),
  'order.tracking': auditedFields({ changed: z.array(z.enum(['carrier', 'tracking_number'])) }),
  /** Changed fields; other orders that got the same address have entries of their own. */
  'order.address': auditedFields({ changed: z.array(z.enum(DELIVERY_ADDRESS_FIELDS)) }),
  'order.mail_sent_again': auditedFields({ mail_id: mailId }),
  /** Numbers of tags: their words are not recorded. */
  'order.tagged': auditedFields({ added: number, removed: number }),
  'order.noted': auditedFields({}),
  'order.refunded': auditedFields({
    refund_id: id,
    amount: number,
    to: z.enum(REFUND_TARGETS),
    payment_status: paymentStatus,
    /** Partially refunded payments; empty when the refund went to the gift balance. */
    payment_ids: z.array(id).check(z.maxLength(50)),
  }),
  'order.replaced': auditedFields({ replacement_id: id, quantity: number }),
  'order.deleted': auditedFields({ order_status: orderStatus }),
  'order.print_made': auditedFields({}),
  'order.print_downloaded': auditedFields({ file: z.enum(PRINT_FILE_KINDS) }),
  'prints.made': auditedFields({ orders: number, contents: z.enum(ARCHIVE_CONTENTS) }),
  'prints.downloaded': auditedFields({ orders: number, contents: z.enum(ARCHIVE_CONTENTS) }),
  'album.taken': auditedFields({ taken_by: z.nullable(id) }),
  /** Positions of the photos whose remarks were written, changed or deleted, and the round. */
  'album.remarked': auditedFields({
    round: number,
    photos: z.array(number).check(z.maxLength(1000)),
  }),
  'album.proposed': auditedFields({ round: number, spread: id }),
  'album.proposal_removed': auditedFields({ round: number, spread: id }),
  'album.responded': auditedFields({ status: albumStatus, round: number }),
  'user.role': auditedFields({ role: z.nullable(role) }),
  'staff_invitation.sent': auditedFields({ role }),
  'staff_invitation.sent_again': auditedFields({ role }),
  'staff_invitation.withdrawn': auditedFields({ role }),
  'user.ledger': auditedFields({
    account: z.enum(['gift', 'points']),
    amount: number,
    balance: number,
  }),
  'user.erased': auditedFields({}),
  'user.exported': auditedFields({ export_id: id }),
  'user.export_downloaded': auditedFields({ export_id: id }),
  'gift_card.made': auditedFields({
    count: number,
    amount: number,
    expires_at: z.nullable(moment),
  }),
  'gift_card.cancelled': auditedFields({ amount: number }),
  'coupon.created': couponFields,
  /** Changed fields; the title is not recorded. */
  'coupon.changed': couponFields,
  /** Number of albums, and amount to pay. */
  'payment_link.created': auditedFields({ albums: number, amount: number }),
  'payment_link.mailed': auditedFields({ mails: number }),
  'payment_link.withdrawn': auditedFields({}),
  'rating.hidden': auditedFields({ hidden: z.boolean(), product_id: number, rating: number }),
  'rating.reason': auditedFields({ hidden: z.boolean(), product_id: number, rating: number }),
  'mail.sent_again': auditedFields({ attempts: number }),
  'photo.read_again': auditedFields({ attempts: number }),
  'settings.changed': auditedFields({
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
    faces_per_photo: number,
  }),
  'settings.paused': auditedFields({
    requests: z.boolean(),
    orders: z.boolean(),
    payments: z.boolean(),
  }),
  /** Number of closings. */
  'settings.closings': auditedFields({ closings: number }),
  /** Number of carriers. */
  'settings.carriers': auditedFields({ carriers: number }),
  /** Hash and size of the output profile. */
  'settings.output_profile': auditedFields({ profile: id, bytes: number }),
  'catalogue.added': catalogueValues,
  'catalogue.changed': catalogueValues,
  'catalogue.deleted': catalogueValues,
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;
export type AuditValues<A extends AuditAction> = z.input<(typeof AUDIT_ACTIONS)[A]>;

/**
 * `done` together with the record's own change; or an external effect that was intended, succeeded or failed.
 */
export const auditState = z.enum(['intended', 'done', 'failed']);
export type AuditState = z.infer<typeof auditState>;

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One audited action of staff. */
export const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  by: z.object({
    uid: z.string(),
    role,
    /** Current name of the account; '' when it is deleted. */
    name: z.string(),
  }),
  /** One of AUDIT_ACTIONS, or an action of an earlier release. */
  action: z.string(),
  /** `name`: current name of the account, or title of the album; '' for other kinds, and for records that staff cannot open. */
  record: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  before: values,
  after: values,
  state: auditState,
  /** Id of the request, as in the log. */
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const search = {
  /** uid of the acting person. */
  by: z.optional(id),
  /** An id, or a kind and an id: `ORD2345ABCD`, `order/ORD2345ABCD`. */
  record: z.optional(
    z.string().check(
      z.regex(/^([a-z][a-z_-]{0,29}\/)?[A-Za-z0-9_-]{1,128}$/, {
        error: 'must be the id of a record',
      }),
    ),
  ),
  day: z.optional(indianDay),
};

/** Audited staff actions, newest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  query: z.strictObject({ ...search, ...staffListQuery }),
  response: z.object({ entries: z.array(auditEntry) }),
});

/** Audited staff actions as CSV, downloaded in parts. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  query: z.strictObject({ ...search, ...exportQuery }),
  /** Binary, not described by a schema. */
  response: z.never(),
});
