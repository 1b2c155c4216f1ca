/**
 * Address that opens WhatsApp with a text for a phone number; the sender chooses the contact if the number is
 * '' or none.
 */
export function whatsAppUrl(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  // a number of 10 digits is an Indian one without its country code
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
