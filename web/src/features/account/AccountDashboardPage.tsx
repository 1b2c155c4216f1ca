import Coins from 'lucide-react/icons/coins';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import UserRound from 'lucide-react/icons/user-round';
import { lazy, Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useGreeting } from './account-headings';
import { EmailConfirmationNotice } from './EmailConfirmationNotice';
import styles from './AccountDashboardPage.module.css';
import { dashboardMessages } from './messages';
import type { TileName, DashboardTileStateProps } from './DashboardTileState';

// Lazy, so that the greeting and the four links appear at once and also offline.
const DashboardTileState = lazy(() =>
  import('./DashboardTileState').catch(() => ({ default: TextOnly })),
);
const TextOnly = ({ fallback }: DashboardTileStateProps) => <>{fallback}</>;

interface Tile {
  name: TileName;
  to: string;
  title: string;
  text: string;
  Icon: typeof Coins;
}

/**
 * Page /my-account/account-dashboard (docs/rules.md#pages-7): a greeting and four links, each with
 * the current state of its area.
 */
export function AccountDashboardPage() {
  const t = useMessages(dashboardMessages);
  const greeting = useGreeting();
  const { rewards, orders, information, address } = t;
  const tiles: Tile[] = [
    { name: 'rewards', to: 'account-credits', title: rewards, text: t.rewardsText, Icon: Coins },
    { name: 'orders', to: 'account-orders', title: orders, text: t.ordersText, Icon: Package },
    {
      name: 'information',
      to: 'account-information',
      title: information,
      text: t.informationText,
      Icon: UserRound,
    },
    { name: 'address', to: 'address-book', title: address, text: t.addressText, Icon: MapPin },
  ];
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>
        <span className="wrap-anywhere">{greeting}</span>
      </PageHeading>
      <div className={styles.notice}>
        <EmailConfirmationNotice />
      </div>
      <ul role="list" className={cx('stack gap-3', styles.tiles)}>
        {tiles.map(({ name, to, title, text, Icon }) => (
          <li key={name} className={cx('stack items-center relative surface', styles.tile)}>
            <Icon aria-hidden="true" className={styles.icon} />
            <h2 className="leading-title text-lg">
              <Link to={`/my-account/${to}`} className="plain-link card-link">
                {title}
              </Link>
            </h2>
            <p className={cx('cluster content-start muted text-sm wrap-anywhere', styles.text)}>
              <Suspense fallback={text}>
                <DashboardTileState of={name} fallback={text} />
              </Suspense>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
