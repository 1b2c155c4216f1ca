const UNPAID = /^It was not paid within (\d+) days\.$/;

/** Note on an order that the software cancels because it was not paid in time. */
export const formatUnpaidNote = (days: number): string => `It was not paid within ${days} days.`;

/** Number of days in such a note, for translations; null for any other note. */
export function parseUnpaidNote(note: string): number | null {
  const days = UNPAID.exec(note)?.[1];
  return days === undefined ? null : Number(days);
}
