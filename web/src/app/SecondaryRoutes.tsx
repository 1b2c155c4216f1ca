import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { type LazyPage, lazyPage } from '#lib/loading/lazy-page.ts';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { type PlainHeading, pageHeadings } from '#lib/navigation/page-headings.ts';
import { ABOUT_PAGES, POLICIES } from '#lib/shop/policies.ts';
import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { appMessages } from './messages';
import { RequireSession } from './RequireSession';
import styles from './PagePlaceholder.module.css';

const fetchAccountRoutes = () =>
  loadWithTexts(() => import('#features/account/AccountRoutes.tsx'), 'account');
const AccountRoutes = lazyRoute(() => import('#features/account/AccountRoutes.tsx'), 'account');
const AccountAreaPlaceholder = lazyRoute(
  () => import('#features/account/AccountAreaPlaceholder.tsx'),
  'account',
);
const SharedBookPage = lazyRoute(() => import('#features/shared-book/SharedBookPage.tsx'), 'book');
const SharePhotosPage = lazyRoute(
  () => import('#features/studio/share/SharePhotosPage.tsx'),
  'account',
);
const StaffInvitationPage = lazyRoute(
  () => import('#features/staff-invitation/StaffInvitationPage.tsx'),
  'account',
);
const PolicyPage = lazyRoute(() => import('#features/policies/PolicyPage.tsx'), 'about');

/** Pages of other features inside the account area. */
const ACCOUNT_PAGES: Readonly<Record<string, LazyPage>> = {
  'address-book': lazyPage(
    () => import('#features/addresses/AddressBookPage.tsx'),
    'account',
    'orders',
  ),
  'account-credits': lazyPage(() => import('#features/credits/CreditsPage.tsx'), 'account'),
  'account-gift-card': lazyPage(() => import('#features/gifts/GiftCardPage.tsx'), 'account'),
  'account-refer': lazyPage(() => import('#features/referral/ReferAndEarnPage.tsx'), 'account'),
  'account-orders': lazyPage(() => import('#features/orders/MyOrdersPage.tsx'), 'orders'),
  'account-payments': lazyPage(() => import('#features/payments/PaymentHistoryPage.tsx'), 'orders'),
  cart: lazyPage(() => import('#features/cart/MyCartPage.tsx'), 'orders'),
  'create-album': lazyPage(() => import('#features/studio/CreateAlbumPage.tsx'), 'studio'),
};

/** Fetches the code of the account page at the current address. */
function fetchAccount(): void {
  fetchAccountRoutes().catch(() => undefined);
  ACCOUNT_PAGES[location.pathname.split('/')[2] ?? '']?.fetchAhead();
}

/** Short addresses and the account pages that they redirect to. */
const SHORT_PATHS = {
  '/cart': '/my-account/cart',
  '/orders': '/my-account/account-orders',
  '/create-album': '/my-account/create-album',
  '/payments': '/my-account/account-payments',
};

interface OwnPage extends LazyPage {
  heading: PlainHeading;
  place?: Place;
  notice?: 'logInForAlbums' | 'logInForPayment';
}

const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  '/view-product/*': {
    ...lazyPage(() => import('#features/cart/ViewProductPage.tsx'), 'orders', 'book'),
    heading: 'albums',
    notice: 'logInForAlbums',
  },
  '/initial-payment/*': {
    ...lazyPage(() => import('#features/payments/InitialPaymentPage.tsx'), 'orders'),
    heading: 'initialPayment',
    notice: 'logInForPayment',
  },
  '/total-payment/*': {
    ...lazyPage(() => import('#features/payments/TotalPaymentPage.tsx'), 'orders'),
    heading: 'totalPayment',
    notice: 'logInForPayment',
  },
  '/edit-product/*': {
    ...lazyPage(() => import('#features/studio/EditProductPage.tsx'), 'studio'),
    heading: 'editAlbum',
    place: 'flush',
  },
  '/uploadChoice': {
    ...lazyPage(() => import('#features/studio/CanvasUploadPage.tsx'), 'studio'),
    heading: 'canvas',
    place: 'flush',
  },
  '/final-checkout/:albumId': {
    ...lazyPage(() => import('#features/proof/FinalCheckoutPage.tsx'), 'orders', 'book'),
    heading: 'proof',
    place: 'flush',
  },
  '/preview-product/*': {
    ...lazyPage(() => import('#features/review/PreviewProductPage.tsx'), 'orders', 'book'),
    heading: 'preview',
    place: 'flush',
  },
  '/checkout': {
    ...lazyPage(() => import('#features/cart/CheckoutListPage.tsx'), 'orders'),
    heading: 'checkout',
    place: 'list',
  },
  '/checkout/details': {
    ...lazyPage(() => import('#features/checkout/DetailsPage.tsx'), 'orders'),
    heading: 'contactDetails',
    place: 'checkout',
  },
  '/checkout/shipping': {
    ...lazyPage(() => import('#features/checkout/ShippingPage.tsx'), 'orders'),
    heading: 'shippingMethod',
    place: 'checkout',
  },
  '/checkout/payment': {
    ...lazyPage(() => import('#features/checkout/PaymentPage.tsx'), 'orders'),
    heading: 'payment',
    place: 'checkout',
  },
  '/pay/:token': {
    ...lazyPage(() => import('#features/checkout/PaymentLinkPage.tsx'), 'orders'),
    heading: 'yourOrder',
    notice: 'logInForPayment',
  },
  '/checkout/confirmation': {
    ...lazyPage(() => import('#features/checkout/ConfirmationPage.tsx'), 'orders'),
    heading: 'yourOrder',
    place: 'confirmation',
  },
  '/initial-payment-confirm/*': {
    ...lazyPage(() => import('#features/payments/InitialPaymentConfirmPage.tsx'), 'orders'),
    heading: 'yourPayment',
    place: 'slip',
  },
  '/reorder/*': {
    ...lazyPage(() => import('#features/orders/reorder/ReorderPage.tsx'), 'orders'),
    heading: 'reorder',
    place: 'order',
  },
  '/view-order/*': {
    ...lazyPage(() => import('#features/orders/ViewOrderPage.tsx'), 'orders'),
    heading: 'order',
    place: 'order',
  },
};

/** Pages for signed-in customers and pages about the shop. Any other path redirects to the home page. */
export default function SecondaryRoutes() {
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
              placeholder={<OwnPagePlaceholder {...page} />}
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
          <RequireSession placeholder={<AccountAreaPlaceholder />} fetchAhead={fetchAccount}>
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
      <Route
        path="/staff-invitation/:token"
        element={
          <RequireSession>
            <StaffInvitationPage />
          </RequireSession>
        }
      />
      <Route path="/share-photos" element={<SharePhotosPage />} />
      <Route path="/shared/:token" element={<SharedBookPage />} />
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

function OwnPagePlaceholder({ heading, place }: Pick<OwnPage, 'heading' | 'place'>) {
  const headings = useMessages(pageHeadings);
  return <AwaitedPage heading={headings[heading]} place={place} />;
}

/** Layout variant of the placeholder, which sets the width and the position of the heading. */
type Place = 'flush' | 'list' | 'slip' | 'order' | 'checkout' | 'confirmation';

/** Placeholder of a page that is loading: shows the heading at its final position. */
function AwaitedPage({ heading, place }: { heading: string; place?: Place | undefined }) {
  return (
    <div className={cx('page', styles.page)} data-place={place}>
      <PageHeading>{heading}</PageHeading>
      <Loading />
    </div>
  );
}
