import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useMessages } from '../lib/language/i18n';
import { ABOUT_PAGES, POLICIES } from '../lib/shop/policies';
import { appMessages } from './messages';
import { RequireSession } from './RequireSession';

const AccountRoutes = lazy(() => import('../features/account/AccountRoutes'));
const EditProduct = lazy(() => import('../features/studio/EditProduct'));
const CanvasUpload = lazy(() => import('../features/studio/CanvasUpload'));
const ViewProduct = lazy(() => import('../features/cart/ViewProduct'));
const FinalCheckout = lazy(() => import('../features/proof/FinalCheckout'));
const PreviewProduct = lazy(() => import('../features/review/PreviewProduct'));
const InitialPayment = lazy(() => import('../features/payments/InitialPayment'));
const TotalPayment = lazy(() => import('../features/payments/TotalPayment'));
const InitialPaymentConfirm = lazy(() => import('../features/payments/InitialPaymentConfirm'));
const PaymentHistory = lazy(() => import('../features/payments/PaymentHistory'));
const CheckoutList = lazy(() => import('../features/cart/CheckoutList'));
const Reorder = lazy(() => import('../features/orders/reorder/Reorder'));
const ViewOrder = lazy(() => import('../features/orders/ViewOrder'));
const CheckoutDetails = lazy(() => import('../features/checkout/Details'));
const CheckoutShipping = lazy(() => import('../features/checkout/Shipping'));
const CheckoutPayment = lazy(() => import('../features/checkout/Payment'));
const CheckoutConfirmation = lazy(() => import('../features/checkout/Confirmation'));
const SharedBook = lazy(() => import('../features/shared-book/SharedBook'));
const SharePhotos = lazy(() => import('../features/studio/share/SharePhotos'));
const PolicyPage = lazy(() => import('../features/policies/PolicyPage'));

/** Pages of the account area that belong to other features. */
const ACCOUNT_PAGES = {
  'address-book': lazy(() => import('../features/addresses/AddressBook')),
  'account-credits': lazy(() => import('../features/credits/Credits')),
  'account-gift-card': lazy(() => import('../features/gifts/GiftCard')),
  'account-refer': lazy(() => import('../features/referral/ReferAndEarn')),
  'account-orders': lazy(() => import('../features/orders/MyOrders')),
  cart: lazy(() => import('../features/cart/MyCart')),
  'create-album': lazy(() => import('../features/studio/CreateAlbum')),
};

/** Short addresses that lead to account pages. */
const SHORT_PATHS = {
  '/cart': '/my-account/cart',
  '/orders': '/my-account/account-orders',
  '/create-album': '/my-account/create-album',
};

/** What signed-in customers see, and the pages about the shop. Any other path leads home. */
export default function FurtherRoutes() {
  const t = useMessages(appMessages);
  return (
    <Routes>
      <Route element={<RequireSession notice={t.logInForAlbums} />}>
        <Route path="/view-product/*" element={<ViewProduct />} />
      </Route>
      <Route element={<RequireSession notice={t.logInForPayment} />}>
        <Route path="/initial-payment/*" element={<InitialPayment />} />
        <Route path="/total-payment/*" element={<TotalPayment />} />
      </Route>
      <Route element={<RequireSession />}>
        <Route path="/my-account/*" element={<AccountRoutes pages={ACCOUNT_PAGES} />} />
        <Route path="/edit-product/*" element={<EditProduct />} />
        <Route path="/uploadChoice" element={<CanvasUpload />} />
        <Route path="/final-checkout/:albumId" element={<FinalCheckout />} />
        <Route path="/preview-product/*" element={<PreviewProduct />} />
        <Route path="/checkout" element={<CheckoutList />} />
        <Route path="/checkout/details" element={<CheckoutDetails />} />
        <Route path="/checkout/shipping" element={<CheckoutShipping />} />
        <Route path="/checkout/payment" element={<CheckoutPayment />} />
        <Route path="/checkout/confirmation" element={<CheckoutConfirmation />} />
        <Route path="/initial-payment-confirm/*" element={<InitialPaymentConfirm />} />
        <Route path="/reorder/*" element={<Reorder />} />
        <Route path="/view-order/*" element={<ViewOrder />} />
        <Route path="/payments" element={<PaymentHistory />} />
        <Route path="/checkout/*" element={<Navigate to="/" replace />} />
        <Route path="/final-checkout/*" element={<Navigate to="/" replace />} />
      </Route>
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

/** Leads to the account page, with the query that the short address had. */
function ShortPath({ target }: { target: string }) {
  const { search } = useLocation();
  return <Navigate to={`${target}${search}`} replace />;
}
