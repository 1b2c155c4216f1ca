import { isPinCode } from '@smriti/shared/account/address-validation';
import { getUser } from '@smriti/shared/account/management';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { Quote } from '@smriti/shared/order/checkout';
import { MAX_TYPED_COUPON_LENGTH } from '@smriti/shared/order/coupons';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import { MAX_GIFT_MESSAGE } from '@smriti/shared/order/orders';
import {
  createPaymentLink,
  getPaymentLinkBasket,
  quotePaymentLink,
} from '@smriti/shared/order/payment-link-management';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ApiError, apiErrorMessage, callApi } from '#lib/api/api.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { shippingMethodsQuery } from '#lib/shop/shipping-methods-query.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type Fact, FactsList } from '#ui/layout/FactsList.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { DeliveryAddressFields } from '../components/order/DeliveryAddressFields';
import { QueryFallbackPage } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { useEditing } from '../lib/use-editing';
import { paymentLinkFormMessages, paymentLinkMessages } from './messages';
import {
  createPaymentLinkForm,
  EMPTY_ADDRESS,
  listPaymentLinkProblems,
  type PaymentLinkForm,
  toAddressValues,
  toPaymentLinkBody,
} from './payment-link-form';

type Basket = AnswerOf<typeof getPaymentLinkBasket>;

/** Page /admin/payment-links/new/:uid?album=: prepares an order of a customer. */
export default function NewPaymentLinkPage() {
  const { uid = '' } = useParams();
  const [search] = useSearchParams();
  const t = useMessages(paymentLinkFormMessages);
  const user = useQuery({
    queryKey: staffQueryKeys['staff-users'].one(uid),
    queryFn: async ({ signal }) => (await callApi(getUser, { params: { uid }, signal })).user,
  });
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
  const name = user.data?.displayName ?? '';
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

/** The current price of the chosen albums; the last one stays while a new one is fetched. */
function useLinkQuote(uid: string, values: PaymentLinkForm) {
  const { albumIds, shippingId, couponCode, postal_code } = values;
  const asked = {
    user_id: uid,
    album_ids: [...albumIds],
    shipping_method_id: shippingId === '' ? undefined : Number(shippingId),
    postal_code: isPinCode(postal_code) ? postal_code.replace(/\s/g, '') : undefined,
    coupon_code: couponCode.trim() || null,
  };
  return useQuery({
    queryKey: staffQueryKeys['staff-payment-links'].quote(asked),
    queryFn: ({ signal }) => callApi(quotePaymentLink, { body: asked, signal }),
    enabled: albumIds.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

interface PaymentLinkEditorProps {
  uid: string;
  basket: Basket;
  /** Album chosen before the form was opened; null for all. */
  albumId: string | null;
}

/** State of the form, and the price of what it chooses. */
function usePaymentLinkEditing({ uid, basket, albumId }: PaymentLinkEditorProps) {
  const t = useMessages(paymentLinkFormMessages);
  const navigate = useNavigate();
  const { albums, addresses } = basket;
  const [stored] = useState(() => {
    const chosen = albums.some(({ id }) => id === albumId) ? [albumId ?? ''] : null;
    const ids = chosen ?? albums.map(({ id }) => id);
    return { values: createPaymentLinkForm(ids, addresses), version: null };
  });
  // A retry after a lost response reuses the key and returns the same link.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const editing = useEditing({
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
        return await callApi(createPaymentLink, { body, idempotencyKey });
      } catch (error) {
        if (error instanceof ApiError) setIdempotencyKey(crypto.randomUUID());
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
      <Albums
        albums={albums}
        chosen={values.albumIds}
        isMissing={form.problemOf('albumIds') !== undefined}
        onChange={(albumIds) => change({ albumIds })}
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
      <Terms
        values={values}
        isShippingMissing={form.problemOf('shippingId') !== undefined}
        onChange={change}
      />
      <Price
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

interface AlbumsProps {
  albums: Basket['albums'];
  chosen: readonly string[];
  isMissing: boolean;
  onChange: (albumIds: readonly string[]) => void;
}

function Albums({ albums, chosen, isMissing, onChange }: AlbumsProps) {
  const t = useMessages(paymentLinkFormMessages);
  const { untitled } = useMessages(paymentLinkMessages);
  return (
    <Panel title={t.albums}>
      <div className="stack gap-3" role="group" aria-label={t.albums}>
        {albums.map(({ id, title, total_price, quantity }) => (
          <CheckboxField
            key={id}
            name="albumIds"
            label={title || untitled}
            hint={t.albumLine({
              price: formatRupees(total_price),
              quantity: formatCount(quantity),
            })}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(
                albums
                  .map((album) => album.id)
                  .filter((one) => (one === id ? target.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {isMissing && <InlineMessage tone="error">{t.albumsMissing}</InlineMessage>}
    </Panel>
  );
}

interface AddressPickerProps {
  addresses: Basket['addresses'];
  /** null for an address that is not saved. */
  onPick: (address: Basket['addresses'][number] | null) => void;
}

/** Select box of the address book, which fills in the fields. */
function AddressPicker({ addresses, onPick }: AddressPickerProps) {
  const t = useMessages(paymentLinkFormMessages);
  const [picked, setPicked] = useState(addresses[0]?.id ?? '');
  if (addresses.length === 0) return null;
  return (
    <SelectField
      label={t.savedAddress}
      hint={t.addressHint}
      value={picked}
      options={[
        ...addresses.map(({ id, first_name, last_name, street, city }) => ({
          value: id,
          label: `${first_name} ${last_name}, ${street}, ${city}`,
        })),
        { value: '', label: t.otherAddress },
      ]}
      onChange={({ target }) => {
        setPicked(target.value);
        onPick(addresses.find(({ id }) => id === target.value) ?? null);
      }}
    />
  );
}

interface TermsProps {
  values: PaymentLinkForm;
  isShippingMissing: boolean;
  onChange: (changes: Partial<PaymentLinkForm>) => void;
}

/** Shipping method, coupon code and gift. */
function Terms({ values, isShippingMissing, onChange }: TermsProps) {
  const t = useMessages(paymentLinkFormMessages);
  const methods = useQuery(shippingMethodsQuery);
  const { shippingId, couponCode, postal_code, gift } = values;
  const serving = (methods.data ?? []).filter(
    (method) => !isPinCode(postal_code) || deliversToPinCode(method, postal_code),
  );
  // A chosen method that does not deliver to another PIN code is no choice any more.
  const isServing = serving.some(({ id }) => String(id) === shippingId);
  const [typed, setTyped] = useState(couponCode);
  return (
    <Panel title={t.terms}>
      <SelectField
        label={t.shipping}
        name="shippingId"
        placeholder={t.chooseShipping}
        value={isServing ? shippingId : ''}
        error={isShippingMissing ? t.shippingMissing : undefined}
        options={serving.map(({ id, name, price }) => ({
          value: String(id),
          label: t.method({ name, price: price === 0 ? t.free : formatRupees(price) }),
        }))}
        onChange={({ target }) => onChange({ shippingId: target.value })}
      />
      <TextField
        label={t.coupon}
        optionalText={t.optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED_COUPON_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // A code is checked once it is complete: wrong ones are counted.
        onBlur={() => onChange({ couponCode: typed })}
      />
      <CheckboxField
        label={t.isGift}
        hint={t.isGiftHint}
        checked={gift.isGift}
        onChange={({ target }) => onChange({ gift: { ...gift, isGift: target.checked } })}
      />
      {gift.isGift && (
        <TextAreaField
          label={t.giftMessage}
          optionalText={t.optional}
          maxLength={MAX_GIFT_MESSAGE}
          value={gift.message}
          onChange={({ target }) => onChange({ gift: { ...gift, message: target.value } })}
        />
      )}
    </Panel>
  );
}

interface PriceProps {
  quote: ReturnType<typeof useLinkQuote>;
  hasCode: boolean;
  isMissing: boolean;
}

function Price({ quote, hasCode, isMissing }: PriceProps) {
  const t = useMessages(paymentLinkFormMessages);
  const { data, error, isError } = quote;
  const refusal = hasCode ? data?.coupon_refusal : null;
  return (
    <Panel title={t.price}>
      {isError && (
        <InlineMessage tone="error">{apiErrorMessage(error) ?? t.priceFailed}</InlineMessage>
      )}
      {data && !isError && <PriceLines quote={data} />}
      {refusal && refusal.reason !== 'better_offer' && (
        <InlineMessage tone="error">{t.couponRefused}</InlineMessage>
      )}
      {isMissing && !isError && <InlineMessage tone="error">{t.priceMissing}</InlineMessage>}
    </Panel>
  );
}

function PriceLines({ quote }: { quote: Quote }) {
  const t = useMessages(paymentLinkFormMessages);
  const labels: Partial<Record<Quote['lines'][number]['key'], string>> = {
    items: t.items,
    shipping: t.shipping,
    initial_paid: t.initial_paid,
    discount: t.discount,
    coupon: t.couponLine,
  };
  const due = quote.shipping_method === null ? t.dueBeforeShipping : t.due;
  return (
    <FactsList
      isTabular
      facts={[
        ...quote.lines.map(({ key, amount }): Fact => [labels[key] ?? key, formatRupees(amount)]),
        [due, formatRupees(quote.amount_due), 'total'],
      ]}
    />
  );
}
