import {
  acceptStaffInvitation,
  getStaffInvitation,
  type StaffInvitationState,
} from '@smriti/shared/account/staff-invitations';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError, callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { signOut } from '#lib/session/session.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { staffInvitationMessages } from './messages';

/** Page /staff-invitation/{token}: an invited person accepts a role (docs/rules.md#roles-10). */
export default function StaffInvitationPage() {
  const t = useMessages(staffInvitationMessages);
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: staffQueryKeys['staff-invitations'].link(token),
    queryFn: ({ signal }) => callApi(getStaffInvitation, { params: { token }, signal }),
    staleTime: 0,
  });
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page stack gap-6 justify-items-start">
      <meta name="robots" content="noindex" />
      <title>{t.pageTitle}</title>
      <PageHeading>{t.heading}</PageHeading>
      {data ? (
        <Invitation
          token={token}
          invitation={data}
          isChecking={query.isFetching}
          checkAgain={() => void query.refetch()}
        />
      ) : isUnknown ? (
        <Ended title={t.unknown}>{t.unknownHint}</Ended>
      ) : error ? (
        <ErrorState message={t.failed} query={query} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

interface InvitationProps {
  token: string;
  invitation: { state: StaffInvitationState; role: Role };
  isChecking: boolean;
  checkAgain: () => void;
}
type Role = 'reviewer' | 'printer' | 'support' | 'admin';

function Invitation({ token, invitation, isChecking, checkAgain }: InvitationProps) {
  const t = useMessages(staffInvitationMessages);
  const email = useSession(({ user }) => user?.email ?? '');
  switch (invitation.state) {
    case 'open':
      return <Acceptance {...{ token, email, checkAgain }} role={invitation.role} />;
    case 'expired':
    case 'withdrawn':
      return <Ended title={t[invitation.state]}>{t.askAgain}</Ended>;
    case 'used':
      return (
        <Ended title={t.used} action={<LogOutButton>{t.loginAgain}</LogOutButton>}>
          {t.usedHint}
        </Ended>
      );
    case 'has_role':
      return <Ended title={t.has_role}>{t.hasRoleHint}</Ended>;
    case 'other_account':
      return (
        <Ended
          title={t.other_account({ email })}
          action={<LogOutButton isBackHere>{t.otherAccount}</LogOutButton>}
        >
          {t.otherAccountHint}
        </Ended>
      );
    case 'unconfirmed':
      return <Confirmation {...{ email, isChecking, checkAgain }} />;
  }
}

/** An invitation that this account cannot accept, with the reason. */
function Ended({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: string;
}) {
  const t = useMessages(staffInvitationMessages);
  return (
    <div role="alert" className="w-full">
      <EmptyState
        drawing="album"
        title={title}
        action={action ?? <ButtonLink to="/">{t.toShop}</ButtonLink>}
      >
        {children}
      </EmptyState>
    </div>
  );
}

/** Logs out and opens the login. `isBackHere`: it leads back to this page; otherwise to the console. */
function LogOutButton({
  isBackHere = false,
  children,
}: {
  isBackHere?: boolean;
  children: string;
}) {
  const navigate = useNavigate();
  const logOut = useMutation({
    mutationFn: async () => {
      // A session that ends on this page leads back to it after the login.
      if (!isBackHere) await navigate('/', { replace: true });
      await signOut();
      if (!isBackHere) await navigate('/login');
    },
  });
  return (
    <Button
      variant="filled"
      isBusy={logOut.isPending}
      busyLabel={children}
      onClick={() => logOut.mutate()}
    >
      {children}
    </Button>
  );
}

interface AcceptanceProps extends Pick<InvitationProps, 'token' | 'checkAgain'> {
  role: Role;
  email: string;
}

function Acceptance({ token, role, email, checkAgain }: AcceptanceProps) {
  const t = useMessages(staffInvitationMessages);
  const accepting = useMutation({
    mutationFn: () => callApi(acceptStaffInvitation, { body: { token } }),
    // Shows why, if the invitation can no longer be accepted.
    onError: checkAgain,
  });
  if (accepting.isSuccess) {
    return (
      <>
        <InlineMessage tone="success">{t.accepted}</InlineMessage>
        <LogOutButton>{t.loginAgain}</LogOutButton>
      </>
    );
  }
  return (
    <>
      <div className="stack gap-2 wrap-anywhere">
        <p className="strong">{t[role]}</p>
        <p>{t.account({ email })}</p>
      </div>
      {accepting.isError && <InlineMessage tone="error">{t.acceptFailed}</InlineMessage>}
      <Button
        variant="filled"
        isBusy={accepting.isPending}
        busyLabel={t.accepting}
        onClick={() => accepting.mutate()}
      >
        {t.accept}
      </Button>
    </>
  );
}

interface ConfirmationProps extends Pick<InvitationProps, 'isChecking' | 'checkAgain'> {
  email: string;
}

/** Asks for the confirmation of the address, which is required for the role. */
function Confirmation({ email, isChecking, checkAgain }: ConfirmationProps) {
  const t = useMessages(staffInvitationMessages);
  const sending = useMutation({
    mutationFn: async () => {
      const { sendConfirmationLink } = await import('#lib/session/identity-provider.ts');
      await sendConfirmationLink();
    },
  });
  return (
    <>
      <div className="stack gap-2 wrap-anywhere">
        <p className="strong">{t.unconfirmed({ email })}</p>
        <p>{t.unconfirmedHint}</p>
      </div>
      {sending.isSuccess && <InlineMessage tone="success">{t.confirmationSent}</InlineMessage>}
      {sending.isError && <InlineMessage tone="error">{t.confirmationFailed}</InlineMessage>}
      <div className="cluster gap-3">
        <Button variant="filled" isBusy={isChecking} busyLabel={t.loading} onClick={checkAgain}>
          {t.checkAgain}
        </Button>
        <Button
          isBusy={sending.isPending}
          busyLabel={t.sending}
          disabled={sending.isSuccess}
          onClick={() => sending.mutate()}
        >
          {t.sendConfirmation}
        </Button>
      </div>
    </>
  );
}
