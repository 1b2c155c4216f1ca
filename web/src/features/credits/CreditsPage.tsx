import type { Credits as OwnCredits } from '@smriti/shared/payment/credits';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { RewardConditions } from '#domains/rewards/RewardConditions.tsx';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { Button } from '#ui/actions/Button.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { cx } from '#ui/cx.ts';
import { AddCreditsDialog } from './AddCreditsDialog';
import styles from './CreditsPage.module.css';
import { creditsMessages } from './messages';
import { CreditTransactions } from './CreditTransactions';
import { useCredits } from './use-credits';

/** Page /my-account/account-credits: balance and history of points, and a button to buy points. */
export default function CreditsPage() {
  const t = useMessages(creditsMessages);
  const headings = useMessages(pageHeadings);
  const state = useCredits();
  const { credits, list } = state;
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading intro={t.intro}>{headings.credits}</PageHeading>
      {credits && (
        <div className="stack gap-10">
          <Balance credits={credits} />
          <CreditTransactions state={state} />
        </div>
      )}
      <LoadingOrError query={list} loading={t.loading} message={t.loadFailed}>
        <div className="stack gap-10">
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="16rem" />
        </div>
      </LoadingOrError>
    </>
  );
}

function Balance({ credits }: { credits: OwnCredits }) {
  const t = useMessages(creditsMessages);
  const [isAdding, setAdding] = useState(false);
  const [first] = credits.packs;
  return (
    <section
      className={cx('cluster gap-5 items-end justify-between surface', styles.balance)}
      aria-labelledby="credits-balance"
    >
      <div>
        <h2 id="credits-balance" className="plain-heading muted text-sm">
          {t.balance}
        </h2>
        <p className={styles.points}>{formatCount(credits.balance)}</p>
        <p className={styles.worth}>{t.worth({ amount: formatRupees(credits.worth) })}</p>
      </div>
      {credits.pending_rewards.length > 0 && <Pending credits={credits} />}
      {credits.first_order_percent > 0 && (
        <p className={styles.pending}>{t.firstOrder({ percent: credits.first_order_percent })}</p>
      )}
      {credits.inviter_reward && <InviterReward reward={credits.inviter_reward} />}
      <Button variant="filled" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
        {t.add}
      </Button>
      {isAdding && first && (
        <AddCreditsDialog packs={credits.packs} first={first} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

/** Pending points for the first orders of invited friends, with their conditions. */
function Pending({ credits }: { credits: OwnCredits }) {
  const t = useMessages(creditsMessages);
  return (
    <div className={styles.pending}>
      <p>{t.pending({ points: formatCount(credits.pending) })}</p>
      <ul>
        {credits.pending_rewards.map(({ name, points, missing, until }, index) => (
          <li key={index}>
            {t.pendingFor({ points: formatCount(points), friend: name || t.nameless })}{' '}
            <RewardConditions missing={missing} until={until} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Pending points of the person who invited this customer, with their conditions. */
function InviterReward({ reward }: { reward: NonNullable<OwnCredits['inviter_reward']> }) {
  const t = useMessages(creditsMessages);
  const { points, missing, until } = reward;
  if (missing.length === 0) return null;
  return (
    <p className={styles.pending}>
      {t.inviterReward({ points: formatCount(points) })}{' '}
      <RewardConditions missing={missing} until={until} isInvited />
    </p>
  );
}
