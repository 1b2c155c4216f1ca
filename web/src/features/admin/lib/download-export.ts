import type { callForFile } from '#lib/api/api.ts';

/**
 * Downloads a table in parts and joins them into one file.
 * @param fetchPart fetches the part at a cursor; the cursor of the first part is undefined
 */
export async function downloadExport(
  fetchPart: (cursor: string | undefined) => ReturnType<typeof callForFile>,
): Promise<{ blob: Blob; filename: string | null }> {
  const first = await fetchPart(undefined);
  const parts = [first.blob];
  for (let cursor = first.nextCursor; cursor !== null;) {
    const part = await fetchPart(cursor);
    parts.push(part.blob);
    cursor = part.nextCursor;
  }
  return { blob: new Blob(parts, { type: first.blob.type }), filename: first.filename };
}
