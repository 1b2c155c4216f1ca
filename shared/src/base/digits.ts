/**
 * Converts Devanagari digits (०१२३४५६७८९, as on Hindi keyboards) to 0 to 9, in which numbers are checked,
 * stored and sent.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
