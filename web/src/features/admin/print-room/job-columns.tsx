import type { PrintJob } from '@smriti/shared/order/print-jobs';
import type { StoreValue } from 'nanostores';
import { Link } from 'react-router-dom';
import type { RecordColumn } from '../../../components/layout/RecordTable';
import { formatDate } from '../../../lib/format';
import { Waiting } from '../components/values';
import { JobSteps } from './JobSteps';
import type { printRoomMessages } from './messages';
import styles from './PrintRoom.module.css';

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
    <div className={styles.name}>
      <Link
        to={`/admin/print-room/${number}`}
        aria-label={t.openJob({ number })}
        className={styles.number}
      >
        {number}
      </Link>
      <span>{cart.title || t.untitled}</span>
      <span className={styles.facts}>
        {cart.products.title !== '' && <span>{cart.products.title}</span>}
        <span>{t.copies(quantity)}</span>
        {replaces !== null && <span>{t.replacement}</span>}
      </span>
    </div>
  );
}
