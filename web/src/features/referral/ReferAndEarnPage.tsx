import { getInvitation } from '@smriti/shared/account/invitation';
import type { ShopTerms } from '@smriti/shared/staff/shop-terms';
import { useQuery } from '@tanstack/react-query';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Coins from 'lucide-react/icons/coins';
import { callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { cx } from '#ui/cx.ts';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { InviteeHistory } from './InviteeHistory';
import { referAndEarnMessages } from './messages';
import styles from './ReferAndEarnPage.module.css';
import { ShareReferralLink } from './ShareReferralLink';

/** Page /my-account/account-refer: the customer's link, ways to share it, and invited friends. */
export default function ReferAndEarnPage() {
  const t = useMessages(referAndEarnMessages);
  const headings = useMessages(pageHeadings);
  const query = useInvitation();
  const { data: invitation } = query;
  const shop = useShopTerms();
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.refer}</PageHeading>
      <div className="stack gap-10">
        {shop && <Offer shop={shop} />}
        {invitation && (
          <>
            <ShareReferralLink
              code={invitation.code}
              link={invitation.link}
              percent={shop?.referral_percent ?? 0}
            />
            <InviteeHistory invitees={invitation.invitees} />
          </>
        )}
        <LoadingOrError query={query} loading={t.loading} message={t.loadFailed}>
          <Skeleton shape="block" height="16rem" />
        </LoadingOrError>
      </div>
    </>
  );
}

/** What the customer and the invited friend get. */
function Offer({ shop }: { shop: ShopTerms }) {
  const t = useMessages(referAndEarnMessages);
  const parts = [
    {
      Icon: Coins,
      amount: t.yours({ points: formatCount(shop.referral_points) }),
      text: t.yoursText,
    },
    {
      Icon: BadgePercent,
      amount: t.theirs({ percent: shop.referral_percent }),
      text: t.theirsText,
    },
  ];
  return (
    <ul role="list" className={cx('stack gap-4', styles.offer)}>
      {parts.map(({ Icon, amount, text }) => (
        <li key={amount} className={cx('row gap-4 items-center surface p-5', styles.part)}>
          <Icon aria-hidden="true" className={styles.icon} />
          <p>
            <strong className="display-text text-lg">{amount}</strong>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Query for the customer's referral link and invited friends; refetched on each visit. */
function useInvitation() {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    queryKey: queryKeys.invitation.own(uid),
    queryFn: ({ signal }) => callApi(getInvitation, { signal }),
    enabled: uid !== '',
    staleTime: 0,
  });
}
