import { reviewingActor } from '@smriti/shared/album/album-states';
import { Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '../lib/language/i18n';
import { withTexts } from '../lib/language/texts';
import { type LazyPage, lazyPage } from '../lib/loading/lazy-page';
import { lazyRoute } from '../lib/loading/lazy-route';
import { type PlainHeading, pageHeadings } from '../lib/navigation/page-headings';
import { useSession } from '../lib/session/session-store';
import { ABOUT_PAGES, POLICIES } from '../lib/shop/policies';
import { AwaitedPage, type Place } from './AwaitedPage';
import { appMessages } from './messages';
import { RequireSession } from './RequireSession';

const fetchAccountRoutes = () =>
  withTexts(() => import('../features/account/AccountRoutes'), 'account');
const AccountRoutes = lazyRoute(() => import('../features/account/AccountRoutes'), 'account');
const AwaitedAccount = lazyRoute(() => import('../features/account/AwaitedAccount'), 'account');
const SharedBook = lazyRoute(() => import('../features/shared-book/SharedBook'), 'book');
const SharePhotos = lazyRoute(() => import('../features/studio/share/SharePhotos'), 'account');
const PolicyPage = lazyRoute(() => import('../features/policies/PolicyPage'), 'about');

/** Pages of the account area that belong to other features. */
const ACCOUNT_PAGES: Readonly<Record<string, LazyPage>> = {
  'address-book': lazyPage(() => import('../features/addresses/AddressBook'), 'account', 'orders'),
  'account-credits': lazyPage(() => import('../features/credits/Credits'), 'account'),
  'account-gift-card': lazyPage(() => import('../features/gifts/GiftCard'), 'account'),
  'account-refer': lazyPage(() => import('../features/referral/ReferAndEarn'), 'account'),
  'account-orders': lazyPage(() => import('../features/orders/MyOrders'), 'orders'),
  cart: lazyPage(() => import('../features/cart/MyCart'), 'orders'),
  'create-album': lazyPage(() => import('../features/studio/CreateAlbum'), 'studio'),
};

/** Fetches the code of the account page that the address names. */
function fetchAccount(): void {
  fetchAccountRoutes().catch(() => undefined);
  ACCOUNT_PAGES[location.pathname.split('/')[2] ?? '']?.fetchAhead();
}

/** Short addresses that lead to account pages. */
const SHORT_PATHS = {
  '/cart': '/my-account/cart',
  '/orders': '/my-account/account-orders',
  '/create-album': '/my-account/create-album',
};

/** A page for signed-in users. */
interface OwnPage extends LazyPage {
  heading: PlainHeading;
  place?: Place;
  notice?: 'logInForAlbums' | 'logInForPayment';
}

const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  '/view-product/*': {
    ...lazyPage(() => import('../features/cart/ViewProduct'), 'orders', 'book'),
    heading: 'albums',
    notice: 'logInForAlbums',
  },
  '/initial-payment/*': {
    ...lazyPage(() => import('../features/payments/InitialPayment'), 'orders'),
    heading: 'initialPayment',
    notice: 'logInForPayment',
  },
  '/total-payment/*': {
    ...lazyPage(() => import('../features/payments/TotalPayment'), 'orders'),
    heading: 'totalPayment',
    notice: 'logInForPayment',
  },
  '/edit-product/*': {
    ...lazyPage(() => import('../features/studio/EditProduct'), 'studio'),
    heading: 'editAlbum',
    place: 'flush',
  },
  '/uploadChoice': {
    ...lazyPage(() => import('../features/studio/CanvasUpload'), 'studio'),
    heading: 'canvas',
    place: 'flush',
  },
  '/final-checkout/:albumId': {
    ...lazyPage(() => import('../features/proof/FinalCheckout'), 'orders', 'book'),
    heading: 'proof',
    place: 'flush',
  },
  '/preview-product/*': {
    ...lazyPage(() => import('../features/review/PreviewProduct'), 'orders', 'book'),
    heading: 'preview',
    place: 'flush',
  },
  '/checkout': {
    ...lazyPage(() => import('../features/cart/CheckoutList'), 'orders'),
    heading: 'checkout',
    place: 'list',
  },
  '/checkout/details': {
    ...lazyPage(() => import('../features/checkout/Details'), 'orders'),
    heading: 'contactDetails',
    place: 'checkout',
  },
  '/checkout/shipping': {
    ...lazyPage(() => import('../features/checkout/Shipping'), 'orders'),
    heading: 'shippingMethod',
    place: 'checkout',
  },
  '/checkout/payment': {
    ...lazyPage(() => import('../features/checkout/Payment'), 'orders'),
    heading: 'payment',
    place: 'checkout',
  },
  '/checkout/confirmation': {
    ...lazyPage(() => import('../features/checkout/Confirmation'), 'orders'),
    heading: 'yourOrder',
    place: 'confirmation',
  },
  '/initial-payment-confirm/*': {
    ...lazyPage(() => import('../features/payments/InitialPaymentConfirm'), 'orders'),
    heading: 'yourPayment',
    place: 'slip',
  },
  '/reorder/*': {
    ...lazyPage(() => import('../features/orders/reorder/Reorder'), 'orders'),
    heading: 'reorder',
    place: 'order',
  },
  '/view-order/*': {
    ...lazyPage(() => import('../features/orders/ViewOrder'), 'orders'),
    heading: 'order',
    place: 'order',
  },
  '/payments': {
    ...lazyPage(() => import('../features/payments/PaymentHistory'), 'orders'),
    heading: 'paymentHistory',
  },
};

/** Pages for signed-in customers and pages about the shop. Any other path redirects to the home page. */
export default function FurtherRoutes() {
  const t = useMessages(appMessages);
  return (
    <Routes>
      {Object.entries(OWN_PAGES).map(([path, { Page, fetchAhead, notice, ...page }]) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireSession
              notice={notice && t[notice]}
              awaited={<AwaitedOwnPage {...page} />}
              fetchAhead={fetchAhead}
            >
              <Page />
            </RequireSession>
          }
        />
      ))}
      <Route
        path="/my-account/*"
        element={
          <RequireSession awaited={<AwaitedAccount />} fetchAhead={fetchAccount}>
            <AccountRoutes pages={ACCOUNT_PAGES} />
          </RequireSession>
        }
      />
      {['/checkout/*', '/final-checkout/*'].map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <RequireSession>
              <Navigate to="/" replace />
            </RequireSession>
          }
        />
      ))}
      <Route path="/share-photos" element={<SharePhotos />} />
      <Route path="/shared/:token" element={<SharedBook />} />
      {[...ABOUT_PAGES, ...POLICIES].map(({ name, path }) => (
        <Route key={path} path={path} element={<PolicyPage policy={name} />} />
      ))}
      {Object.entries(SHORT_PATHS).map(([path, target]) => (
        <Route key={path} path={path} element={<ShortPath target={target} />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}

/** Redirects a short address to the account page and keeps its query. */
function ShortPath({ target }: { target: string }) {
  const { search } = useLocation();
  return <Navigate to={`${target}${search}`} replace />;
}

/** Placeholder heading of a customer's page; staff see the review queue there instead. */
function AwaitedOwnPage({ heading, place }: Pick<OwnPage, 'heading' | 'place'>) {
  const headings = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const role = useSession(({ user }) => user?.role ?? 'customer');
  const isQueue = heading === 'preview' && !search.has('id') && reviewingActor(role) !== null;
  return <AwaitedPage heading={headings[isQueue ? 'reviewQueue' : heading]} place={place} />;
}
