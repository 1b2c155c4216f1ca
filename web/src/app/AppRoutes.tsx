import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FailureBoundary } from '../components/feedback/FailureBoundary';
import { Loading } from '../components/feedback/Loading';
import { useMessages } from '../lib/language/i18n';
import { fetchedAgain } from '../lib/fetched-again';
import { Layout } from './layout/Layout';
import { appMessages } from './messages';

const later = (fetch: () => Promise<{ default: ComponentType }>) => lazy(() => fetchedAgain(fetch));

const Home = later(async () => ({ default: (await import('../features/home/Home')).Home }));
const ProductList = later(() => import('../features/products/ProductList'));
const ProductPage = later(() => import('../features/product/ProductPage'));
const Login = later(() => import('../features/auth/Login'));
const Register = later(() => import('../features/auth/Register'));
const ForgotPassword = later(() => import('../features/auth/ForgotPassword'));
const ResetPassword = later(() => import('../features/auth/ResetPassword'));
const ReferralLanding = later(() => import('../features/referral/ReferralLanding'));
const CreateProduct = later(() => import('../features/studio/CreateProduct'));
const FurtherRoutes = later(() => import('./FurtherRoutes'));
const StaffRoutes = later(() => import('./StaffRoutes'));

const IN_ACCOUNT = /^\/(my-account|cart|orders|create-album)\b/;
// What stands in the account area until it is there comes with the table of routes, not after it.
if (typeof location !== 'undefined' && IN_ACCOUNT.test(location.pathname))
  import('../features/account/AwaitedAccount').catch(() => undefined);

/**
 * The routes that visitors arrive at; the others are a table of their own, so that the first page
 * does not load it (docs/rules.md#budgets-1).
 */
export function AppRoutes() {
  const t = useMessages(appMessages);
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<Home />} />
        <Route path="/products/*" element={<ProductList />} />
        <Route path="/product/*" element={<ProductPage />} />
        <Route path="/create-product/*" element={<CreateProduct />} />
        <Route path="/login" element={<Login />} />
        <Route path="/register" element={<Register />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="/refer/*" element={<ReferralLanding />} />
        <Route path="*" element={<FurtherRoutes />} />
      </Route>
      <Route
        path="/admin/*"
        element={
          <FailureBoundary message={t.pageBroke} action={t.reload}>
            <Suspense fallback={<Loading label={t.loading} />}>
              <StaffRoutes />
            </Suspense>
          </FailureBoundary>
        }
      />
    </Routes>
  );
}
