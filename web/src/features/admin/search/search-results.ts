import type { ListedUser } from '@smriti/shared/account/management';
import type { QueueItem } from '@smriti/shared/album/approval';
import type { ListedOrder } from '@smriti/shared/order/order-list';
import type { PrintJob } from '@smriti/shared/order/print-jobs';
import type { StoreValue } from 'nanostores';
import { formatRupees } from '#lib/language/format.ts';
import { reviewPath } from '#lib/navigation/review-path.ts';
import type { staffStatusMessages } from '../components/order/status-messages';
import type { staffSearchMessages } from './messages';

export type ResultGroup = 'pages' | 'orders' | 'customers' | 'albums' | 'products';

/** A record or page that the console's search has found. */
export interface SearchResult {
  group: ResultGroup;
  /** Id, unique in its group. */
  id: string;
  title: string;
  /** Facts that tell it apart from others of the same title. */
  facts: string;
  path: string;
}

export interface ResultTexts {
  search: StoreValue<typeof staffSearchMessages>;
  status: StoreValue<typeof staffStatusMessages>;
}

const joinFacts = (...facts: string[]) => facts.filter(Boolean).join(' · ');

/** Converts an order of the list, which printers get as a print job. */
export function toOrderResult(
  order: ListedOrder | PrintJob,
  { status }: ResultTexts,
): SearchResult {
  const { order_id: number, contact_name, cart, order_status } = order;
  const isJob = !('grand_total' in order);
  return {
    group: 'orders',
    id: order.id,
    title: number,
    facts: joinFacts(
      contact_name,
      cart.title,
      status[order_status],
      isJob ? '' : formatRupees(order.grand_total),
    ),
    path: `/admin/${isJob ? 'print-room' : 'orders'}/${number}`,
  };
}

/** Albums in review among the orders, which are found by the titles of their albums. */
export function toAlbumResults(
  orders: readonly (ListedOrder | PrintJob)[],
  { search }: ResultTexts,
): SearchResult[] {
  const albums = orders.filter(({ order_status }) => order_status === 'Pending');
  return albums.map(({ cart: { id, title }, order_id: number, contact_name }) => ({
    group: 'albums',
    id,
    title: title || search.untitled,
    facts: joinFacts(number, contact_name),
    path: reviewPath(id),
  }));
}

/** Albums of the review queue whose title or order number contains each word. */
export function findQueuedAlbums(
  queue: readonly QueueItem[],
  q: string,
  { search }: ResultTexts,
): SearchResult[] {
  const words = q.toLowerCase().split(/\s+/);
  const found = queue.filter(({ title, order_number }) => {
    const text = `${title} ${order_number ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return found.map(({ id, title, order_number }) => ({
    group: 'albums',
    id,
    title: title || search.untitled,
    facts: order_number ?? '',
    path: reviewPath(id),
  }));
}

export function toCustomerResult(user: ListedUser, { search }: ResultTexts): SearchResult {
  const { uid, displayName, email, phone } = user;
  return {
    group: 'customers',
    id: uid,
    title: displayName || search.nameless,
    facts: joinFacts(email, phone),
    path: `/admin/customers/${uid}`,
  };
}

interface FoundProduct {
  id: number;
  title: string;
  price: number;
  archived: boolean;
  draft?: boolean | undefined;
}

export function toProductResult(product: FoundProduct, { search }: ResultTexts): SearchResult {
  const { id, title, price, archived, draft } = product;
  const state = draft === true ? search.draft : '';
  return {
    group: 'products',
    id: String(id),
    title,
    facts: joinFacts(formatRupees(price), archived ? search.archived : state),
    path: `/admin/catalogue/products/${id}`,
  };
}

interface FoundPage {
  path: string;
  label: string;
}

/** Console pages with a word that begins with the text. */
export function findPages(pages: readonly FoundPage[], q: string): SearchResult[] {
  const begin = q.toLowerCase();
  const found = pages.filter(({ label }) => {
    const name = label.toLowerCase();
    return name.startsWith(begin) || name.includes(` ${begin}`);
  });
  return found.map(({ path, label }) => ({
    group: 'pages',
    id: path,
    title: label,
    facts: '',
    path: `/admin/${path}`,
  }));
}
