import { reviewActorOfRole } from '@smriti/shared/album/album-states';
import { isStaffRole } from '@smriti/shared/account/roles';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import Users from 'lucide-react/icons/users';
import { Suspense, useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { OptionalPartBoundary } from '#lib/loading/OptionalPartBoundary.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { REVIEW_PATH } from '#lib/navigation/review-path.ts';
import { Link, NavLink } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import styles from './AccountMenu.module.css';
import { accountMessages } from './messages';

const StaffChip = lazyOptionalComponent(
  'the chip of staff',
  async () => (await import('./StaffChip')).StaffChip,
);

/** Sidebar 'MY ACCOUNT' (docs/rules.md#pages-7); a horizontally scrolling strip on phones. */
export function AccountMenu({ isSessionPending = false }: { isSessionPending?: boolean }) {
  const t = useMessages(accountMessages);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, []);
  const role = useSession(({ user }) => user?.role ?? 'customer');
  const items = [
    ...(isStaffRole(role) && role !== 'reviewer'
      ? [{ to: '/admin', label: t.console, Icon: Store }]
      : []),
    ...(reviewActorOfRole(role)
      ? [{ to: REVIEW_PATH, label: t.reviewQueue, Icon: ClipboardCheck }]
      : []),
    { to: '/my-account/cart', label: t.cart, Icon: ShoppingBag },
    { to: '/my-account/address-book', label: t.addressBook, Icon: MapPin },
    { to: '/my-account/account-orders', label: t.orders, Icon: Package },
    { to: '/my-account/account-payments', label: t.payments, Icon: ReceiptText },
    { to: '/my-account/account-credits', label: t.credits, Icon: Coins },
    { to: '/my-account/account-refer', label: t.refer, Icon: Users },
    { to: '/my-account/account-gift-card', label: t.giftCard, Icon: Gift },
  ];
  return (
    <nav aria-label={t.menu} className={cx('min-w-0', styles.menu)}>
      <p className={cx('cluster items-center text-sm strong', styles.title)}>
        <Link to="/my-account/account-dashboard">{t.menu}</Link>
        {isStaffRole(role) && !isSessionPending && (
          <OptionalPartBoundary failure="The role in the token was not read">
            <Suspense>
              <StaffChip names={t} />
            </Suspense>
          </OptionalPartBoundary>
        )}
      </p>
      <ul role="list" ref={strip} className={styles.items}>
        {items.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.item}>
              <Icon aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
