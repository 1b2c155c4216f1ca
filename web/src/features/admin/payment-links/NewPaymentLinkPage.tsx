import {
  createPaymentLink,
  getPaymentLinkBasket,
} from '@smriti/shared/order/payment-link-management';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { DeliveryAddressFields } from '../components/order/DeliveryAddressFields';
import { QueryFallbackPage } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { accountQuery } from '../lib/account-query';
import { useRecordForm } from '../lib/use-record-form';
import { paymentLinkFormMessages } from './messages';
import {
  createPaymentLinkForm,
  EMPTY_ADDRESS,
  listPaymentLinkProblems,
  type PaymentLinkForm,
  toAddressValues,
  toPaymentLinkBody,
} from './payment-link-form';
import { AddressPicker, AlbumsPanel, type Basket, TermsPanel } from './PaymentLinkFields';
import { PricePanel, useLinkQuote } from './PaymentLinkPrice';

/** Page /admin/payment-links/new/:uid?album=: prepares an order of a customer. */
export default function NewPaymentLinkPage() {
  const { uid = '' } = useParams();
  const [search] = useSearchParams();
  const t = useMessages(paymentLinkFormMessages);
  const account = useQuery(accountQuery(uid));
  const query = useQuery({
    queryKey: staffQueryKeys['staff-payment-links'].basket(uid),
    queryFn: ({ signal }) => callApi(getPaymentLinkBasket, { params: { uid }, signal }),
    staleTime: 0,
    gcTime: 0,
    // The form starts from these values; refetching would not change it.
    refetchOnWindowFocus: false,
  });
  const back = { to: `/admin/customers/${uid}`, label: t.back };
  if (query.data === undefined) {
    return <QueryFallbackPage title={t.heading} failed={t.loadFailed} {...{ back, query }} />;
  }
  const name = account.data?.user.displayName ?? '';
  return (
    <StaffPage title={name === '' ? t.heading : t.headingFor({ name })} back={back}>
      {query.data.albums.length === 0 ? (
        <EmptyState drawing="album" title={t.noAlbums}>
          {t.noAlbumsHint}
        </EmptyState>
      ) : (
        <PaymentLinkEditor uid={uid} basket={query.data} albumId={search.get('album')} />
      )}
    </StaffPage>
  );
}

interface PaymentLinkEditorProps {
  uid: string;
  basket: Basket;
  /** Album chosen before the form was opened; null for all. */
  albumId: string | null;
}

/** State of the form, and the price of the chosen albums and options. */
function usePaymentLinkEditing({ uid, basket, albumId }: PaymentLinkEditorProps) {
  const t = useMessages(paymentLinkFormMessages);
  const navigate = useNavigate();
  const { albums, addresses } = basket;
  const [stored] = useState(() => {
    const chosen = albums.filter(({ id }) => id === albumId);
    const first = chosen.length === 0 ? albums : chosen;
    return { values: createPaymentLinkForm(first, addresses), version: null };
  });
  const editing = useRecordForm({
    stored,
    isNew: true,
    problemsOf: (values: PaymentLinkForm) => [
      ...listPaymentLinkProblems(values),
      ...(quote.data && !quote.isPlaceholderData && !quote.isError
        ? []
        : [{ field: 'price', kind: 'missing' } as const]),
    ],
    send: async ({ values }) => {
      const amount_due = quote.data?.amount_due ?? 0;
      const body = toPaymentLinkBody(values, { uid, amount_due });
      try {
        return await callOnce(createPaymentLink, { body });
      } catch (error) {
        void quote.refetch();
        throw error;
      }
    },
    makesStale: ['staff-payment-links', 'staff-audit'],
    success: () => t.created,
    onDone: ({ link }) => void navigate(`/admin/payment-links/${link.id}`, { replace: true }),
  });
  const quote = useLinkQuote(uid, editing.values);
  return { editing, quote };
}

function PaymentLinkEditor(props: PaymentLinkEditorProps) {
  const t = useMessages(paymentLinkFormMessages);
  const { albums, addresses } = props.basket;
  const { editing, quote } = usePaymentLinkEditing(props);
  const { values, form, change } = editing;
  return (
    <RecordForm editing={editing} submit={t.create} isLong>
      <AlbumsPanel
        albums={albums}
        items={values.items}
        isMissing={form.problemOf('items') !== undefined}
        onChange={(items) => change({ items })}
      />
      <Panel title={t.address}>
        <AddressPicker
          addresses={addresses}
          onPick={(address) => change(address ? toAddressValues(address) : EMPTY_ADDRESS)}
        />
        <DeliveryAddressFields
          values={values}
          problemOf={(name) => form.problemOf(name)}
          onChange={(name, value) => change({ [name]: value })}
        />
      </Panel>
      <TermsPanel
        values={values}
        isShippingMissing={form.problemOf('shippingId') !== undefined}
        onChange={change}
      />
      <PricePanel
        quote={quote}
        hasCode={values.couponCode.trim() !== ''}
        isMissing={form.problemOf('price') !== undefined}
      />
      <CheckboxField
        label={t.mailNow}
        checked={values.isMailed}
        onChange={({ target }) => change({ isMailed: target.checked })}
      />
    </RecordForm>
  );
}
