import { params } from '@nanostores/i18n';
import { getOrderMail, sendOrderMailAgain } from '@smriti/shared/order/order-mails';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { sendOnce } from '#lib/api/call-once.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { consoleMessages } from '../lib/messages';
import { useStaffWrite } from '../lib/use-staff-write';

const orderMailMessages = messageCatalogue('adminOrderMail', {
  to: params('To {address}'),
  loading: 'Loading the mail...',
  failed: 'This mail could not be loaded.',
  waits: 'It waits to be sent.',
  again: 'Send again',
  againText: 'It goes to the e-mail address that the account has now.',
  sending: 'Sending...',
  queued: params('The mail goes to {address}'),
});

interface MailDialogProps {
  orderId: string;
  mail: StaffOrder['mails'][number];
  onClose: () => void;
}

/** Dialog with the text of a mail as it was sent, and a button that sends it again. */
export function MailDialog({ orderId, mail, onClose }: MailDialogProps) {
  const t = useMessages(orderMailMessages);
  const parts = useMessages(consoleMessages);
  const params = { id: orderId, mail: mail.id };
  const isWaiting = mail.state === 'waiting';
  // One key per opened dialog, so that the same mail can be sent again after reopening it.
  const [opened] = useState(() => Date.now());
  const write = useStaffWrite(
    () =>
      sendOnce(['mail', params, opened], (idempotencyKey) =>
        callApi(sendOrderMailAgain, { params, idempotencyKey }),
      ),
    {
      makesStale: ['staff-orders'],
      success: ({ to }) => t.queued({ address: to }),
      onDone: onClose,
    },
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && !write.isPending && onClose()}
      title={mail.subject}
      description={t.to({ address: mail.to })}
      footer={
        <>
          <Button onClick={onClose}>{parts.close}</Button>
          {!isWaiting && (
            <Button
              variant="filled"
              isBusy={write.isPending}
              busyLabel={t.sending}
              onClick={() => write.begin()}
            >
              {t.again}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-5 pt-4">
        {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
        <MailText {...params} />
        <p className="muted text-sm">{isWaiting ? t.waits : t.againText}</p>
      </div>
    </Dialog>
  );
}

function MailText({ id, mail }: { id: string; mail: string }) {
  const t = useMessages(orderMailMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-orders'].mail(id, mail),
    queryFn: async ({ signal }) =>
      (await callApi(getOrderMail, { params: { id, mail }, signal })).text,
  });
  if (query.data !== undefined) return <p className="wrap-anywhere pre-line">{query.data}</p>;
  if (query.isError) return <ErrorState message={t.failed} query={query} />;
  return (
    <Loading label={t.loading}>
      <Skeleton shape="block" height="12rem" />
    </Loading>
  );
}
