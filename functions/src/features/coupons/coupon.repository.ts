import * as z from 'zod/mini';
import type {
  Database,
  DatabaseTransaction,
  QueryShape,
  StoredDocument,
} from '../../platform/database/database';
import { type ListRow, parseListRows, parseRelatedRecord } from '../../platform/database/list-rows';
import { limitToPage } from '../../platform/database/query-page';
import type { ListSection } from '../../platform/formats/list-cursor';
import { couponDocument, couponPath } from './coupon.domain';
import {
  type CouponRecord,
  couponRecord,
  type CouponUseRecord,
  couponUseRecord,
} from './coupon.records';

const usePathOf = (couponId: string, uid: string) => `couponUses/${couponId}_${uid}`;

const read = ({ data }: StoredDocument): CouponRecord => z.parse(couponRecord, data);

/** The coupon; null when missing. */
export async function findCoupon(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<CouponRecord | null> {
  const document = await reader.get(couponPath(id));
  return document && read(document);
}

/** The coupons that exist, in the order of `ids`; an unreadable one must not stop a checkout. */
export async function findCoupons(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<CouponRecord[]> {
  const documents = await reader.getAll(ids.map(couponPath));
  return documents.flatMap((document) => parseRelatedRecord(document, read) ?? []);
}

/** Offers without a code that are switched on, also those that are expired or not valid yet. */
export async function findActiveOffers(
  reader: Pick<Database, 'find'>,
  limit: number,
): Promise<CouponRecord[]> {
  const documents = await reader.find('coupons', (all) =>
    all.where('code', '==', null).where('is_active', '==', true).limit(limit),
  );
  return documents.flatMap((document) => parseRelatedRecord(document, read) ?? []);
}

interface CouponSearch {
  isActive?: boolean | undefined;
}

function matching({ isActive }: CouponSearch, part: ListSection): QueryShape {
  return (all) => {
    const found = isActive === undefined ? all : all.where('is_active', '==', isActive);
    const sorted = found.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return part ? limitToPage(sorted, part) : sorted;
  };
}

/** Coupons, newest first. */
export async function findCouponPage(
  reader: Pick<Database, 'find'>,
  search: CouponSearch,
  part: NonNullable<ListSection>,
): Promise<ListRow<CouponRecord>[]> {
  return parseListRows(await reader.find('coupons', matching(search, part)), read);
}

export function countCoupons(
  reader: Pick<Database, 'count'>,
  search: CouponSearch,
): Promise<number> {
  return reader.count('coupons', matching(search, null));
}

/** Creates a coupon; the commit fails (see isAlreadyExists) when its code exists. */
export function createCouponRecord(tx: DatabaseTransaction, coupon: CouponRecord): void {
  const { path, data } = couponDocument(coupon);
  tx.create(path, data);
}

export function writeCoupon(tx: DatabaseTransaction, coupon: CouponRecord): void {
  const { path, data } = couponDocument(coupon);
  tx.set(path, data);
}

/** Sets the number of uses in all. */
export function writeCouponUses(tx: DatabaseTransaction, id: string, uses: number): void {
  tx.update(couponPath(id), { uses });
}

/** The uses of a coupon by a customer; null if none. */
export async function findCouponUse(
  reader: Pick<Database, 'get'>,
  couponId: string,
  uid: string,
): Promise<CouponUseRecord | null> {
  const document = await reader.get(usePathOf(couponId, uid));
  return document && z.parse(couponUseRecord, document.data);
}

export function writeCouponUse(tx: DatabaseTransaction, use: CouponUseRecord): void {
  const { coupon_id, user_id, updated_at } = use;
  tx.set(usePathOf(coupon_id, user_id), { ...use, updated_at: new Date(updated_at) });
}
