import { expect, test } from 'vitest';
import { createRouteChecks, findRouteViews } from './route-views.ts';

const SOURCES: Record<string, string> = {
  'src/app/AppRoutes.tsx': `const Login = lazy(() => import('../features/Login'));
    const Home = lazy(async () => ({ default: (await import('../features/Home')).Home }));
    const SecondaryRoutes = lazy(() => import('./SecondaryRoutes')); <Routes>`,
  'src/app/SecondaryRoutes.tsx': `
const AccountRoutes = lazy(() => import('../features/account/AccountRoutes'));
const ACCOUNT_PAGES = {
  cart: lazy(() => import('../features/MyCart')),
};
<Routes>`,
  'src/features/account/AccountRoutes.tsx': `const Data = lazy(() => import('./Data')); <Routes>`,
  'src/features/account/Data.tsx': `const Later = lazy(() => import('./Later'));`,
  'src/features/Login.tsx': '',
  'src/features/Home.tsx': '',
  'src/features/MyCart.tsx': '',
};
const read = (source: string) => SOURCES[source] ?? null;
const FURTHER = 'src/app/SecondaryRoutes.tsx';
const ACCOUNT = 'src/features/account/AccountRoutes.tsx';

test('the first view of a route includes its route tables, but no later chunks', () => {
  expect(findRouteViews(read)).toEqual([
    ['src/features/Login.tsx'],
    ['src/features/Home.tsx'],
    [FURTHER],
    [FURTHER, ACCOUNT],
    [FURTHER, ACCOUNT, 'src/features/account/Data.tsx'],
    [FURTHER, ACCOUNT, 'src/features/MyCart.tsx'],
  ]);
});

test('a missing page is reported', () => {
  const broken = (source: string) => (source.endsWith('Home.tsx') ? null : read(source));
  expect(() => findRouteViews(broken)).toThrow(/Home, which is not there/);
});

test('the route tables of the shop lead to the console, the account and a customer', () => {
  const pages = findRouteViews().map((view) => view.join(' '));
  expect(pages).toContain(`${FURTHER} ${ACCOUNT} src/features/cart/MyCartPage.tsx`);
  expect(pages).toContain(
    'src/app/StaffRoutes.tsx src/features/admin/AdminRoutes.tsx' +
      ' src/features/admin/customers/CustomersPage.tsx src/features/admin/customers/CustomerPage.tsx',
  );
  expect(pages.length).toBeGreaterThan(40);
});

test('shared chunks count once, and those of the entry not at all', () => {
  const manifest = {
    'index.html': { file: 'a/index.js', isEntry: true },
    '_shared.js': { file: 'a/shared.js', imports: ['index.html'] },
    'one.tsx': { file: 'a/one.js', isDynamicEntry: true, imports: ['_shared.js'] },
    'two.tsx': { file: 'a/two.js', isDynamicEntry: true, imports: ['_shared.js', 'index.html'] },
  };
  const [check] = createRouteChecks(manifest, 'dist', [['one.tsx', 'two.tsx']], []);
  expect(check).toMatchObject({ name: 'first view of two.tsx', limit: '60.4 kB' });
  expect(check?.path.toSorted()).toEqual(['dist/a/one.js', 'dist/a/shared.js', 'dist/a/two.js']);
});

test('chunks before a heading that needs no session all count', () => {
  const beside = ['app/layout/SignedInNav.tsx', 'app/layout/Footer.tsx'];
  const sources = [...beside, 'app/Table.tsx'].map((one) => `src/${one}`);
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true },
    ...Object.fromEntries(sources.map((one) => [one, { file: one, isDynamicEntry: true }])),
  };
  const [check] = createRouteChecks(manifest, 'dist', [], [['src/app/Table.tsx']]);
  expect(check).toMatchObject({ name: 'heading by src/app/Table.tsx', limit: '60.4 kB' });
  expect(check?.path.toSorted()).toEqual(sources.map((one) => `dist/${one}`).toSorted());
});
