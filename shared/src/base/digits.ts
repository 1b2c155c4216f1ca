/** Hindi keyboards write ०१२३४५६७८९; numbers are judged, stored and sent with the digits 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
