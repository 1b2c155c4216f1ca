import { getCreditNotes, getInvoice } from '@smriti/shared/order/invoices';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callForFile, apiErrorMessage } from '#lib/api/api.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { orderMessages } from './order-messages';

interface OrderDocumentButtonProps {
  order: OrderDetail;
}

/** Button that downloads the GST invoice by an API call, because a link cannot send the token. */
export function InvoiceButton({ order }: OrderDocumentButtonProps) {
  const t = useMessages(orderMessages);
  return (
    <PaperButton
      order={order}
      endpoint={getInvoice}
      name="invoice"
      texts={{
        label: t.invoice,
        busy: t.invoiceBusy,
        done: t.invoiceDone,
        failed: t.invoiceFailed,
      }}
    />
  );
}

/** Button that downloads the credit notes of an order's refunds or cancellation. */
export function CreditNoteButton({ order }: OrderDocumentButtonProps) {
  const t = useMessages(orderMessages);
  return (
    <PaperButton
      order={order}
      endpoint={getCreditNotes}
      name="credit-note"
      texts={{
        label: t.creditNote,
        busy: t.creditBusy,
        done: t.creditDone,
        failed: t.creditFailed,
      }}
    />
  );
}

interface PaperProps extends OrderDocumentButtonProps {
  endpoint: typeof getInvoice | typeof getCreditNotes;
  /** File name if the server sends none. */
  name: string;
  texts: Readonly<Record<'label' | 'busy' | 'done' | 'failed', string>>;
}

function PaperButton({ order: { id, order_id: number }, endpoint, name, texts }: PaperProps) {
  const paper = useMutation({
    mutationFn: () => callForFile(endpoint, { params: { id } }),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? `${name}-${number}.pdf`),
  });
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        isBusy={paper.isPending}
        busyLabel={texts.busy}
        onClick={() => paper.mutate()}
      >
        {texts.label}
      </Button>
      {paper.isSuccess && <InlineMessage tone="success">{texts.done}</InlineMessage>}
      {paper.isError && (
        <InlineMessage tone="error">{apiErrorMessage(paper.error) ?? texts.failed}</InlineMessage>
      )}
    </>
  );
}
