import * as z from 'zod/mini';

/**
 * statuses/{id} in Firestore, by the id of an album or an order: its owner's open pages listen to
 * it and ask the API anew (docs/rules.md#roles-5). `updated_at` is a Firestore Timestamp.
 */
export const statusRecord = z.object({ owner: z.string(), status: z.string() });
export type StatusRecord = z.infer<typeof statusRecord>;

export function statusPath(id: string): string {
  return `statuses/${id}`;
}
