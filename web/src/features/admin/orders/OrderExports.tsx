import { exportInvoices, exportOrders } from '@smriti/shared/order/order-exports';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { callForFile, apiErrorMessage } from '#lib/api/api.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { memoiseByLanguage } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { downloadExport } from '../lib/download-export';
import { orderExportMessages } from './export-messages';

/** Number of years offered, which is the retention period of tax law. */
const YEARS = 8;

const monthFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** Months up to now, newest first, with values such as '2026-11'. */
function monthsUntil(now: Date): { value: string; label: string }[] {
  return Array.from({ length: YEARS * 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1));
    return { value: month.toISOString().slice(0, 7), label: monthFormat().format(month) };
  });
}

type Wanted = 'orders' | 'invoices';

/** Downloads of orders, invoices and credit notes as spreadsheets. */
export function OrderExports() {
  const t = useMessages(orderExportMessages);
  const [now] = useState(() => new Date());
  const [month, setMonth] = useState('');
  const [isMonthMissing, setIsMonthMissing] = useState(false);
  const file = useMutation({
    mutationFn: (wanted: Wanted) =>
      wanted === 'invoices'
        ? callForFile(exportInvoices, { query: { month } })
        : downloadExport((cursor) =>
            callForFile(exportOrders, { query: { ...(month !== '' && { month }), cursor } }),
          ),
    onSuccess: ({ blob, filename }, wanted) => saveFile(blob, filename ?? `${wanted}.csv`),
  });
  function fetchFile(wanted: Wanted): void {
    const isMissing = wanted === 'invoices' && month === '';
    setIsMonthMissing(isMissing);
    if (!isMissing) file.mutate(wanted);
  }
  const button = (wanted: Wanted, label: string) => (
    <Button
      icon={<Download aria-hidden="true" />}
      isBusy={file.isPending && file.variables === wanted}
      busyLabel={t.exporting}
      onClick={() => fetchFile(wanted)}
    >
      {label}
    </Button>
  );
  return (
    <Panel title={t.exports}>
      <p>{t.exportsText}</p>
      <div className="cluster gap-3 items-end">
        <SelectField
          label={t.month}
          options={[{ value: '', label: t.allMonths }, ...monthsUntil(now)]}
          value={month}
          {...(isMonthMissing && { error: t.chooseMonth })}
          onChange={(event) => {
            setMonth(event.target.value);
            setIsMonthMissing(false);
          }}
        />
        {button('invoices', t.exportInvoices)}
        {button('orders', t.exportOrders)}
      </div>
      {file.isError && (
        <InlineMessage tone="error">{apiErrorMessage(file.error) ?? t.exportFailed}</InlineMessage>
      )}
    </Panel>
  );
}
