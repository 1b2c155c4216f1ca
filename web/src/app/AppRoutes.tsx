import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { isStaffRole } from '@smriti/shared/account/roles';
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
    if (IN_CONSOLE.test(path) && role && isStaffRole(role))
      await loadWithTexts(() => import('#features/admin/AdminRoutes.tsx'), 'console');
  } catch {
    // The route loads the module again and reports the failure.
  }
}

const HomePage = lazyRoute(async () => ({
  default: (await import('#features/home/HomePage.tsx')).HomePage,
}));
const ProductListPage = lazyRoute(() => import('#features/products/ProductListPage.tsx'));
const ProductPage = lazyRoute(() => import('#features/product/ProductPage.tsx'), 'product');
const LoginPage = lazyRoute(() => import('#features/auth/LoginPage.tsx'), 'account');
const RegisterPage = lazyRoute(() => import('#features/auth/RegisterPage.tsx'), 'account');
const ForgotPasswordPage = lazyRoute(
  () => import('#features/auth/ForgotPasswordPage.tsx'),
  'account',
);
const ResetPasswordPage = lazyRoute(
  () => import('#features/auth/ResetPasswordPage.tsx'),
  'account',
);
const ReferralLandingPage = lazyRoute(
  () => import('#features/referral/ReferralLandingPage.tsx'),
  'account',
);
const CreateProductPage = lazyRoute(
  () => import('#features/studio/CreateProductPage.tsx'),
  'studio',
);
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
        <Route index element={<HomePage />} />
        <Route path="/products/*" element={<ProductListPage />} />
        <Route path="/product/*" element={<ProductPage />} />
        <Route path="/create-product/*" element={<CreateProductPage />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/refer/*" element={<ReferralLandingPage />} />
        <Route path="*" element={<SecondaryRoutes />} />
      </Route>
      <Route
        path="/admin/*"
        element={
          <FailureBoundary message={t.pageBroke} action={t.reload}>
            <Suspense fallback={<Loading />}>
              <StaffRoutes />
            </Suspense>
          </FailureBoundary>
        }
      />
    </Routes>
  );
}
