/** Whether an initial payment is asked for that is not paid: until then nobody reviews the album. */
export function isUnpaid(album: {
  initial_due_paise: number;
  initial_paid_paise: number;
}): boolean {
  return album.initial_paid_paise < album.initial_due_paise;
}
