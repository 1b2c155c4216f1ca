import { type IndianState, findStateByCode } from './indian-states';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;

/** Whether a text has the form of a GST number (GSTIN): state code, PAN and three more characters. */
export function hasGstinFormat(text: string): boolean {
  return GSTIN.test(text);
}

/** The check character of a GST number, computed from its other characters. */
export function gstinCheckCharacter(gstin: string): string {
  const base = CHARACTERS.length;
  const sum = gstin
    .slice(0, LENGTH - 1)
    .split('')
    .reduce((total, character, index) => {
      const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
      return total + Math.floor(product / base) + (product % base);
    }, 0);
  return CHARACTERS.charAt((base - (sum % base)) % base);
}

/** The state of a GST number, or null. */
export function findStateByGstin(gstin: string): IndianState | null {
  return findStateByCode(gstin.slice(0, 2));
}

/** Whether a text is a valid GST number: known state and correct check character. */
export function isValidGstin(text: string): boolean {
  return (
    hasGstinFormat(text) &&
    findStateByGstin(text) !== null &&
    text.endsWith(gstinCheckCharacter(text))
  );
}
