import { isInPrintRoom } from './print-room.domain';
import type { OrderRecord } from './order.records';
import { prefixesOf, searchWords } from './search-words.domain';

/** What of an order staff search, apart from its number. */
function searchedTexts({ album, address, customer }: SearchedOrder): string[] {
  const { contact_name = '', contact_email = '' } = address ?? {};
  const { name = '', email = '' } = customer ?? {};
  return [album.title, contact_name, contact_email, name, email];
}

function searchedNumbers({ address, customer }: SearchedOrder): string[] {
  const numbers = [address?.contact_phone ?? '', customer?.phone ?? ''];
  return numbers
    .map((number) => number.replaceAll(/\D/g, ''))
    .flatMap((phone) => [phone, phone.slice(-PHONE_DIGITS)]);
}

type SearchedOrder = Pick<OrderRecord, 'id' | 'album' | 'address' | 'customer'>;

/** How many letters ORD has: people read out the rest of a number, too. */
const PREFIX_LENGTH = 3;
/** Digits of an Indian phone number without its country. */
const PHONE_DIGITS = 10;

/** The words by which staff find an order: number, name, phone, e-mail address and title. */
export function wordsOf(order: SearchedOrder): string[] {
  const number = order.id.toLowerCase();
  const words = [
    number,
    number.slice(PREFIX_LENGTH),
    ...searchedNumbers(order),
    ...searchedTexts(order).flatMap(searchWords),
  ];
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Terms of one order at most: each is an entry of the index. */
const MAX_TERMS = 300;

/** What an order is found by: kept with it, and worked out again with each write of it. */
export function indexOf(order: OrderRecord) {
  const terms = new Set(wordsOf(order).flatMap(prefixesOf));
  return {
    search_terms: [...terms].slice(0, MAX_TERMS),
    print_room: isInPrintRoom(order) ? order.print_state : null,
  };
}
