import { exportOrders } from '@smriti/shared/order/order-exports';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { apiErrorMessage, callForFile } from '#lib/api/api.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { downloadExport } from '../lib/download-export';
import { orderExportMessages } from './export-messages';
import { toOrderQuery } from './order-filters';

export function OrderListDownload({ filters }: { filters: Parameters<typeof toOrderQuery>[0] }) {
  const t = useMessages(orderExportMessages);
  const file = useMutation({
    mutationFn: () =>
      downloadExport((cursor) =>
        callForFile(exportOrders, { query: { ...toOrderQuery(filters), cursor } }),
      ),
    onSuccess: ({ blob, filename }) => saveFile(blob, filename ?? 'orders.csv'),
  });
  return (
    <div className="stack gap-3 justify-items-start">
      <Button
        size="small"
        variant="quiet"
        icon={<Download aria-hidden="true" />}
        isBusy={file.isPending}
        busyLabel={t.exporting}
        onClick={() => file.mutate()}
      >
        {t.exportList}
      </Button>
      {file.isError && (
        <InlineMessage tone="error">{apiErrorMessage(file.error) ?? t.exportFailed}</InlineMessage>
      )}
    </div>
  );
}
