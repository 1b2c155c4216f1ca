import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { placementConflict, type Quote } from '@smriti/shared/order/checkout';
import { type getPlacement, placedOrders } from '@smriti/shared/order/orders';
import { ApiError } from '#lib/api/api.ts';

/** Orders placed together in one checkout. */
export type PlacedOrders = AnswerOf<typeof getPlacement>;

/** Orders in the error that reports that they are placed already; null for other errors. */
export function placedOrdersFromError(error: unknown): PlacedOrders | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return placedOrders.safeParse(error.details).data ?? null;
}

/** New quote in the error that rejected an outdated price; null for other errors. */
export function quoteFromError(error: unknown): Quote | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return placementConflict.safeParse(error.details).data?.quote ?? null;
}
