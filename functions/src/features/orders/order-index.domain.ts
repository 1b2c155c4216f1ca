import { lateFromDay } from './delivery-estimate.domain';
import { normaliseSearchWords, wordPrefixes } from '../../platform/formats/search-words';
import { currentOrderAmounts, orderGrandTotal } from './order-amounts.domain';
import { isInPrintRoom } from './print-room.domain';
import type { OrderRecord } from './order.records';

/** Texts of an order that staff can search, apart from its number. */
function searchedTexts({ album, address, customer }: SearchedOrder): string[] {
  const { contact_name = '', contact_email = '' } = address ?? {};
  const { name = '', email = '' } = customer ?? {};
  return [album.title, contact_name, contact_email, name, email];
}

function searchedNumbers({ address, customer }: SearchedOrder): string[] {
  const numbers = [address?.contact_phone ?? '', customer?.phone ?? ''];
  return numbers
    .map((number) => number.replaceAll(/\D/g, ''))
    .flatMap((phone) => [phone, phone.slice(-PHONE_DIGITS), phone.slice(-LAST_DIGITS)]);
}

type SearchedOrder = Pick<OrderRecord, 'id' | 'album' | 'address' | 'customer'>;

/** Length of the prefix ORD: customers often read out only the rest of a number. */
const PREFIX_LENGTH = 3;
/** Digits of an Indian phone number without country code. */
const PHONE_DIGITS = 10;
/** Number of last digits of a phone number that callers give. */
const LAST_DIGITS = 4;

/** Words that find an order: number, name, phone, e-mail address and title. */
export function orderSearchWords(order: SearchedOrder): string[] {
  const number = order.id.toLowerCase();
  const words = [
    number,
    number.slice(PREFIX_LENGTH),
    ...searchedNumbers(order),
    ...searchedTexts(order).flatMap(normaliseSearchWords),
  ];
  return [...new Set(words.filter((word) => word !== ''))];
}

/** Search term of a tag; no word of an order contains a colon. */
export const tagSearchTerm = (tag: string): string => `tag:${tag}`;

/** Maximum search terms per order: each one is an index entry. */
const MAX_SEARCH_TERMS = 300;

/** Indexed fields of an order, computed again with each write. */
export function orderIndexFields(order: OrderRecord) {
  const words = orderSearchWords(order).flatMap(wordPrefixes);
  const terms = new Set([...order.staff_tags.map(tagSearchTerm), ...words]);
  return {
    search_terms: [...terms].slice(0, MAX_SEARCH_TERMS),
    print_room: isInPrintRoom(order) ? order.print_state : null,
    late_from: lateFromDay(order),
    grand_total_paise: orderGrandTotal(currentOrderAmounts(order)),
  };
}
