import Coins from 'lucide-react/icons/coins';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../components/layout/PageHeading';
import { useMessages } from '../../lib/i18n';
import { useSession } from '../../lib/session/session-store';
import { EmailConfirmation } from './EmailConfirmation';
import styles from './Dashboard.module.css';
import { dashboardMessages } from './messages';

/** /my-account/account-dashboard (docs/rules.md#pages-7): a greeting and four ways on. */
export function Dashboard() {
  const t = useMessages(dashboardMessages);
  const firstName = useSession((session) => session.user?.firstName);
  const tiles = [
    { to: 'account-credits', title: t.rewards, text: t.rewardsText, Icon: Coins },
    { to: 'account-orders', title: t.orders, text: t.ordersText, Icon: Package },
    { to: 'account-information', title: t.information, text: t.informationText, Icon: UserRound },
    { to: 'address-book', title: t.address, text: t.addressText, Icon: MapPin },
  ];
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>
        <span className={styles.greeting}>
          {firstName ? t.greeting({ firstName }) : t.greetingWithoutName}
        </span>
      </PageHeading>
      <div className={styles.notice}>
        <EmailConfirmation />
      </div>
      <ul role="list" className={styles.tiles}>
        {tiles.map(({ to, title, text, Icon }) => (
          <li key={to} className={styles.tile}>
            <Icon aria-hidden="true" className={styles.icon} />
            <h2 className={styles.title}>
              <Link to={`/my-account/${to}`} className={styles.link}>
                {title}
              </Link>
            </h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
