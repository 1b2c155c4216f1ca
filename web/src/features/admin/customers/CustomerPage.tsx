import type { getUser, ManagedUser } from '@smriti/shared/account/management';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { formatCount, formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { QuerySection } from '../components/QueryFallback';
import { StaffPage } from '../components/StaffPage';
import { RupeeAmount } from '../components/formatted-values';
import { accountQuery } from '../lib/account-query';
import { useIsAdmin } from '../lib/use-is-admin';
import { CustomerAddresses } from './CustomerAddresses';
import { CustomerActions } from './CustomerActions';
import { CustomerAlbums } from './CustomerAlbums';
import { CustomerOrders } from './CustomerOrders';
import { CustomerLedger } from './CustomerLedger';
import styles from './Customers.module.css';
import { customerPageMessages, customerListMessages } from './messages';
import { RoleBadge } from './RoleBadge';

/** Page /admin/customers/{uid}: a customer's data, and actions on the account. */
export default function CustomerPage() {
  const { uid = '' } = useParams();
  const t = useMessages(customerPageMessages);
  const { nameless } = useMessages(customerListMessages);
  const query = useQuery(accountQuery(uid));
  const { data, error } = query;
  const user = data?.user;
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return (
    <StaffPage
      title={user ? user.displayName || nameless : t.heading}
      intro={user && t.since({ date: formatDate(user.created_at) })}
      back={{ to: '/admin/customers', label: t.back }}
    >
      {isGone ? (
        <EmptyState drawing="search" title={t.gone} />
      ) : (
        <QuerySection query={query} failed={t.loadFailed} heights={['9rem']}>
          {(known) => <Customer {...known} />}
        </QuerySection>
      )}
    </StaffPage>
  );
}

function Customer({ user, addresses }: AnswerOf<typeof getUser>) {
  const isAdmin = useIsAdmin();
  return (
    <>
      <Card as="section" padding="large">
        <Facts user={user} />
      </Card>
      {isAdmin && <CustomerActions user={user} />}
      <CustomerAddresses addresses={addresses} />
      <CustomerOrders uid={user.uid} />
      <CustomerAlbums uid={user.uid} />
      <CustomerLedger uid={user.uid} />
    </>
  );
}

function Facts({ user }: { user: ManagedUser }) {
  const t = useMessages(customerPageMessages);
  return (
    <dl className={cx('cluster gap-y-4 gap-x-8', styles.facts)}>
      <div>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${user.email}`}>{user.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t.phone}</dt>
        <dd className="tabular">
          {user.phone ? <a href={`tel:${user.phone}`}>{user.phone}</a> : t.noPhone}
        </dd>
      </div>
      <div>
        <dt>{t.role}</dt>
        <dd>
          <RoleBadge role={user.role} />
        </dd>
      </div>
      <div>
        <dt>{t.gift}</dt>
        <dd>
          <RupeeAmount rupees={user.balances.gift} />
        </dd>
      </div>
      <div>
        <dt>{t.points}</dt>
        <dd className="tabular">{formatCount(user.balances.points)}</dd>
      </div>
    </dl>
  );
}
