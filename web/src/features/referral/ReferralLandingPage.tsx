import { applyReferral, checkReferral } from '@smriti/shared/account/invitation';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callPublic } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { referralCode } from '#lib/session/referral-code.ts';
import { useSession } from '#lib/session/session-store.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { GiftVoucher } from './GiftVoucher';
import { referralMessages } from './messages';
import styles from './ReferralLandingPage.module.css';

/** Query whether a referral code exists; the discount is shown only if it does. */
function referralCodeQuery(code: string) {
  return queryOptions({
    queryKey: queryKeys['referral-code'].one(code),
    queryFn: async ({ signal }) =>
      (await callPublic(checkReferral, { params: { code }, signal })).known,
  });
}

function Invitation({ code }: { code: string }) {
  const t = useMessages(referralMessages);
  useEffect(() => {
    referralCode.set(code);
  }, [code]);
  const isKnown = useQuery(referralCodeQuery(code)).data;
  const shop = useShopTerms();
  const state = { referralCode: code };
  return (
    <>
      <p className={styles.intro}>{t.intro}</p>
      {/* The buttons are above the parts that load later, so that they do not move. */}
      <div className={cx('cluster gap-3 w-full', styles.actions)}>
        <ButtonLink to="/register" state={state} variant="filled">
          {t.register}
        </ButtonLink>
        <ButtonLink to="/login" state={state}>
          {t.login}
        </ButtonLink>
      </div>
      {isKnown && shop ? (
        <>
          <GiftVoucher code={code} percent={shop.referral_percent} className={styles.voucher} />
          <p className={styles.terms}>{t.terms({ days: shop.referral_join_days })}</p>
        </>
      ) : (
        <>
          <p className="wrap-anywhere">
            {t.code}: <strong>{code}</strong>
          </p>
          {isKnown === false && <p className={styles.terms}>{t.unknown}</p>}
        </>
      )}
    </>
  );
}

/** Offer to a signed-in customer on the page of an invitation: sharing an invitation of their own. */
function SignedIn() {
  const t = useMessages(referralMessages);
  return (
    <>
      <p className={styles.intro}>{t.signedIn}</p>
      <div className={cx('cluster gap-3 w-full', styles.actions)}>
        <ButtonLink to="/my-account/account-refer" variant="filled">
          {t.inviteFriends}
        </ButtonLink>
        <ButtonLink to="/products">{t.toShop}</ButtonLink>
      </div>
    </>
  );
}

/** Page /refer?code=, the landing page of a referral link (docs/rules.md#pages-6). */
export default function ReferralLandingPage() {
  const t = useMessages(referralMessages);
  const [search] = useSearchParams();
  const code = codeOf(search);
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <div className={cx('stack gap-6 justify-items-start', styles.page)}>
      <title>{t.pageTitle}</title>
      <h1>{t.heading}</h1>
      {isSignedIn ? (
        <SignedIn />
      ) : code ? (
        <Invitation code={code} />
      ) : (
        <>
          <InlineMessage tone="error">{t.invalid}</InlineMessage>
          <p className={styles.intro}>{t.invalidHint}</p>
          <div className={cx('cluster gap-3 w-full', styles.actions)}>
            <ButtonLink to="/products">{t.toShop}</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

/** Referral code in the address; null if missing or malformed. */
function codeOf(search: URLSearchParams): string | null {
  const code = applyReferral.body.shape.code.safeParse(search.get('code'));
  return code.success ? code.data : null;
}
