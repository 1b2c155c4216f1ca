import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { isStaff } from '@smriti/shared/account/roles';
import { useMessages } from '#lib/language/i18n.ts';
import { loadWithTexts } from '#lib/language/texts.ts';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { useSession } from '#lib/session/session-store.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Layout } from './layout/Layout';
import { appMessages } from './messages';

const IN_ACCOUNT = /^\/(my-account|cart|orders|create-album)\b/;
const IN_CONSOLE = /^\/admin\b/;

/**
 * Loads the heading of an account or console page in parallel with the route table
 * (docs/rules.md#budgets-1). Only staff load the code of the console (docs/rules.md#console-1).
 * Errors are ignored here, because the page loads its heading again when it is shown.
 */
export async function prefetchPageHeading(path: string): Promise<void> {
  const role = useSession.getState().user?.role;
  try {
    if (IN_ACCOUNT.test(path))
      await loadWithTexts(() => import('#features/account/AccountAreaPlaceholder.tsx'), 'account');
    if (IN_CONSOLE.test(path) && role && isStaff(role))
      await import('#features/admin/AdminRoutes.tsx');
  } catch {
    // The route loads the module again and reports the failure.
  }
}

const Home = lazyRoute(async () => ({ default: (await import('#features/home/Home.tsx')).Home }));
const ProductList = lazyRoute(() => import('#features/products/ProductList.tsx'));
const ProductPage = lazyRoute(() => import('#features/product/ProductPage.tsx'));
const Login = lazyRoute(() => import('#features/auth/Login.tsx'), 'account');
const Register = lazyRoute(() => import('#features/auth/Register.tsx'), 'account');
const ForgotPassword = lazyRoute(() => import('#features/auth/ForgotPassword.tsx'), 'account');
const ResetPassword = lazyRoute(() => import('#features/auth/ResetPassword.tsx'), 'account');
const ReferralLanding = lazyRoute(
  () => import('#features/referral/ReferralLanding.tsx'),
  'account',
);
const CreateProduct = lazyRoute(() => import('#features/studio/CreateProduct.tsx'), 'studio');
const SecondaryRoutes = lazyRoute(() => import('./SecondaryRoutes'));
const StaffRoutes = lazyRoute(() => import('./StaffRoutes'));

if (typeof location !== 'undefined') void prefetchPageHeading(location.pathname);

/**
 * Routes of the public pages. All other routes are in a second table, which is loaded lazily
 * (docs/rules.md#budgets-1).
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
        <Route path="*" element={<SecondaryRoutes />} />
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
