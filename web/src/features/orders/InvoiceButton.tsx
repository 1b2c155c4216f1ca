import { getInvoice } from '@smriti/shared/order/invoices';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { Button } from '../../components/actions/Button';
import { InlineMessage } from '../../components/feedback/InlineMessage';
import { callFile, explanationOf } from '../../lib/api';
import { useMessages } from '../../lib/i18n';
import { orderMessages } from './order-messages';
import { saveFile } from '../../lib/save-file';

interface InvoiceButtonProps {
  order: OrderDetail;
}

/** Downloads the GST invoice: fetched with the token, which no link can carry. */
export function InvoiceButton({ order: { id, order_id: number } }: InvoiceButtonProps) {
  const t = useMessages(orderMessages);
  const invoice = useMutation({
    mutationFn: () => callFile(getInvoice, { params: { id } }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `invoice-${number}.pdf`),
  });
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        isBusy={invoice.isPending}
        busyLabel={t.invoiceBusy}
        onClick={() => invoice.mutate()}
      >
        {t.invoice}
      </Button>
      {invoice.isSuccess && <InlineMessage tone="success">{t.invoiceDone}</InlineMessage>}
      {invoice.isError && (
        <InlineMessage tone="error">
          {explanationOf(invoice.error) ?? t.invoiceFailed}
        </InlineMessage>
      )}
    </>
  );
}
