import { useParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings, type PlainHeading } from '#lib/navigation/page-headings.ts';
import { useSession } from '#lib/session/session-store.ts';

const HEADINGS: Readonly<Record<string, PlainHeading>> = {
  'account-information': 'information',
  'address-book': 'addressBook',
  'account-credits': 'credits',
  'account-gift-card': 'giftCard',
  'account-refer': 'refer',
  'account-orders': 'orders',
  'account-payments': 'paymentHistory',
  cart: 'cart',
  'create-album': 'createAlbum',
};

export function useGreeting(): string {
  const { greeting, greetingWithoutName } = useMessages(pageHeadings);
  const firstName = useSession((session) => session.user?.firstName);
  return firstName ? greeting({ firstName }) : greetingWithoutName;
}

/** Heading of the account page at the current address; null for an unknown path. */
export function useAccountHeading(): string | null {
  const headings = useMessages(pageHeadings);
  const greeting = useGreeting();
  const page = useParams()['*'] ?? '';
  if (page === '' || page === 'account-dashboard') return greeting;
  const heading = HEADINGS[page];
  return heading ? headings[heading] : null;
}
