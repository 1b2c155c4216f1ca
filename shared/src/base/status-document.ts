import * as z from 'zod/mini';

/**
 * Schema of statuses/{id} in Firestore; the id is that of an album or an order. Open pages of its owner
 * listen to it and refetch from the API (docs/rules.md#roles-5). `updated_at` is a Firestore Timestamp.
 */
export const statusRecord = z.object({ owner: z.string(), status: z.string() });
export type StatusRecord = z.infer<typeof statusRecord>;

export function statusPath(id: string): string {
  return `statuses/${id}`;
}
