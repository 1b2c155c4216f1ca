import {
  getPaymentLink,
  mailPaymentLink,
  type PaymentLink,
  withdrawPaymentLink,
} from '@smriti/shared/order/payment-link-management';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import { type ComponentProps, useState } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { useCopyToClipboard } from '#lib/device/use-copy-to-clipboard.ts';
import { formatCount, formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button, ButtonAnchor } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { type Fact, FactsList } from '#ui/layout/FactsList.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { WriteDialog } from '../components/WriteDialog';
import { DeliveryAddressLines } from '../components/order/DeliveryAddressLines';
import { QueryFallbackPage } from '../components/QueryFallback';
import { StaffPage } from '../components/StaffPage';
import { useStaffWrite } from '../lib/use-staff-write';
import { paymentLinkMessages, paymentLinkPageMessages } from './messages';
import { PaymentLinkState } from './PaymentLinkState';
import { whatsAppUrl } from './whats-app';

/** Page /admin/payment-links/:id: a prepared order, and the ways to send its link. */
export default function PaymentLinkPage() {
  const { id = '' } = useParams();
  const t = useMessages(paymentLinkPageMessages);
  const { nameless } = useMessages(paymentLinkMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-payment-links'].one(id),
    queryFn: async ({ signal }) => (await callApi(getPaymentLink, { params: { id }, signal })).link,
    staleTime: 0,
  });
  const back = { to: '/admin/payment-links', label: t.back };
  const { data: link } = query;
  if (!link) {
    const failed = t.loadFailed;
    return <QueryFallbackPage title={t.loadingHeading} {...{ back, query, failed }} />;
  }
  const days = { day: formatDate(link.created_at), until: formatDate(link.expires_at) };
  return (
    <StaffPage
      title={t.heading({ name: link.customer_name || nameless })}
      intro={link.by_name === '' ? t.made(days) : t.madeBy({ ...days, name: link.by_name })}
      back={back}
    >
      <div>
        <PaymentLinkState state={link.state} />
      </div>
      {link.problem !== null && (
        <InlineMessage tone="waiting">{t.problem({ problem: link.problem })}</InlineMessage>
      )}
      {link.sharing && <Sharing link={link} sharing={link.sharing} />}
      <PreparedOrder link={link} />
    </StaffPage>
  );
}

/** Text with a button that copies it. */
function CopyRow({ text, label, children }: CopyRowProps) {
  const t = useMessages(paymentLinkPageMessages);
  const { state, copy } = useCopyToClipboard();
  return (
    <div className="cluster gap-3 items-center">
      <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(text)}>
        {label}
      </Button>
      {children}
      <p role="status">
        {state === 'copied' && t.copied}
        {state === 'failed' && t.copyFailed}
      </p>
    </div>
  );
}

interface CopyRowProps extends Pick<ComponentProps<'div'>, 'children'> {
  text: string;
  label: string;
}

interface SharingProps {
  link: PaymentLink;
  sharing: NonNullable<PaymentLink['sharing']>;
}

function Sharing({ link, sharing: { url, message } }: SharingProps) {
  const t = useMessages(paymentLinkPageMessages);
  const selectAll: ComponentProps<'input'>['onFocus'] = ({ target }) => target.select();
  return (
    <Panel title={t.send}>
      <div className="stack gap-3">
        <TextField label={t.url} hint={t.urlHint} readOnly value={url} onFocus={selectAll} />
        <CopyRow text={url} label={t.copyLink} />
      </div>
      <div className="stack grid-cols-1 gap-3">
        <TextAreaField
          className="wrap-anywhere"
          label={t.message}
          hint={t.messageHint}
          readOnly
          value={message}
          onFocus={({ target }) => target.select()}
        />
        <CopyRow text={message} label={t.copyMessage}>
          <ButtonAnchor href={whatsAppUrl(link.customer_phone, message)} newTabText={t.newTab}>
            {t.whatsApp}
          </ButtonAnchor>
        </CopyRow>
      </div>
      <Mailing link={link} />
    </Panel>
  );
}

function Mailing({ link }: { link: PaymentLink }) {
  const t = useMessages(paymentLinkPageMessages);
  const { id, mails, mailed_at, customer_email: address } = link;
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const mail = useStaffWrite(
    () =>
      sendOnce(['payment-link-mail', id, mails], (idempotencyKey) =>
        callApi(mailPaymentLink, { params: { id }, idempotencyKey }),
      ),
    { makesStale: ['staff-payment-links', 'staff-audit'], success: () => t.mailSent },
  );
  const last = mailed_at === null ? '' : formatDate(mailed_at);
  const count = formatCount(mails);
  const sent =
    mails === 0
      ? t.notMailed
      : mails === 1
        ? t.mailedOnce({ address, time: last })
        : t.mailed({ address, count, time: last });
  return (
    <div className="stack gap-3">
      <p className="wrap-anywhere">{sent}</p>
      {mail.problem !== null && <InlineMessage tone="error">{mail.problem}</InlineMessage>}
      <div className="cluster gap-3">
        <Button isBusy={mail.isPending} onClick={() => mail.begin()}>
          {mails === 0 ? t.mailFirst : t.mailAgain}
        </Button>
        <Button variant="danger" onClick={() => setIsWithdrawing(true)}>
          {t.withdraw}
        </Button>
      </div>
      {isWithdrawing && (
        <WriteDialog
          onClose={() => setIsWithdrawing(false)}
          title={t.withdrawTitle}
          consequence={t.withdrawText}
          confirm={t.withdraw}
          isDangerous
          send={() => callApi(withdrawPaymentLink, { params: { id } })}
          makesStale={['staff-payment-links', 'staff-audit']}
          success={() => t.withdrawDone}
        />
      )}
    </div>
  );
}

function PreparedOrder({ link }: { link: PaymentLink }) {
  const t = useMessages(paymentLinkPageMessages);
  const { untitled } = useMessages(paymentLinkMessages);
  const { items, shipping_method: method, coupon_code, amount_due, as_gift } = link;
  const lines = items.map(({ order_id, title, price, quantity }): Fact => {
    const copies = t.copies({ price: formatRupees(price), quantity: formatCount(quantity) });
    return [`${order_id} · ${title || untitled}`, copies];
  });
  return (
    <>
      <Panel title={t.order}>
        <FactsList
          isTabular
          isRuled
          facts={[
            ...lines,
            [t.shipping, `${method.name}, ${formatRupees(method.price)}`],
            [t.coupon, coupon_code],
            [t.due, formatRupees(amount_due), 'total'],
          ]}
        />
        <p className="cluster gap-3">
          {items.map(({ order_id }) => (
            <Link key={order_id} to={`/admin/orders/${order_id}`} className="thumb-link">
              {order_id}
            </Link>
          ))}
        </p>
      </Panel>
      <Panel title={t.address}>
        <DeliveryAddressLines to={link.address} />
        {as_gift && (
          <div className="stack gap-1">
            <p>{as_gift.message === '' ? t.giftSilent : t.gift}</p>
            {as_gift.message !== '' && <p className="wrap-anywhere pre-line">{as_gift.message}</p>}
          </div>
        )}
      </Panel>
    </>
  );
}
