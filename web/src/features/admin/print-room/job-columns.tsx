import type { PrintJob } from '@smriti/shared/order/print-jobs';
import type { StoreValue } from 'nanostores';
import type { RecordColumn } from '../../../components/layout/RecordTable';
import { formatDate } from '../../../lib/format';
import { OrderTitle } from '../components/order/OrderTitle';
import { Waiting } from '../components/values';
import { JobSteps } from './JobSteps';
import type { printRoomMessages } from './messages';

type Texts = StoreValue<typeof printRoomMessages>;

/** What is shown of each job. */
export function jobColumns(t: Texts): RecordColumn<PrintJob>[] {
  return [
    { label: t.job, cell: (job) => <JobName job={job} t={t} />, isWide: true },
    { label: t.waits, cell: ({ placed_at }) => placed_at && <Waiting since={placed_at} /> },
    { label: t.to, cell: ({ contact_name, city }) => `${contact_name}, ${city}` },
    {
      label: t.promised,
      cell: ({ estimated_delivery: day }) => (day === null ? '–' : formatDate(day)),
    },
    { label: t.actions, cell: (job) => <JobSteps job={job} />, align: 'end', isWide: true },
  ];
}

function JobName({ job, t }: { job: PrintJob; t: Texts }) {
  const { order_id: number, cart, quantity, replaces } = job;
  return (
    <OrderTitle
      number={number}
      to={`/admin/print-room/${number}`}
      label={t.openJob({ number })}
      title={cart.title || t.untitled}
      facts={[cart.products.title, t.copies(quantity), replaces === null ? '' : t.replacement]}
    />
  );
}
