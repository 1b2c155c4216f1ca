import { PARCEL_ADDRESS_FIELDS } from '@smriti/shared/order/delivery-addresses';
import type { PrintJob } from '@smriti/shared/order/print-jobs';
import type { PrintProgress } from '@smriti/shared/order/print-files';
import type { StoreValue } from 'nanostores';
import { Suspense } from 'react';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { LateBadge } from '../components/order/LateBadge';
import { OrderRowTitle } from '../components/order/OrderRowTitle';
import { DateText, WaitingTime } from '../components/formatted-values';
import { JobStepButtons } from './JobStepButtons';
import { PrintFilesState } from '../components/prints/PrintFilesState';
import styles from './job-columns.module.css';
import type { printRoomMessages } from './messages';

// Loaded after the list; its place has a fixed size.
const AlbumCover = lazyOptionalComponent(
  'AlbumCover',
  async () => (await import('#domains/albums/AlbumCover.tsx')).AlbumCover,
);

type Texts = StoreValue<typeof printRoomMessages>;

/**
 * Columns of the job lists.
 * @param prints progress of the print files, by order id; null for orders that are printed
 */
export function jobColumns(
  t: Texts,
  jobs: readonly PrintJob[],
  prints: ReadonlyMap<string, PrintProgress> | null,
): RecordColumn<PrintJob>[] {
  return [
    {
      id: 'job',
      label: t.job,
      cell: (job) => <JobName job={job} t={t} />,
      isWide: true,
      isCut: true,
    },
    {
      id: 'waits',
      label: t.waits,
      cell: ({ placed_at }) => placed_at && <WaitingTime since={placed_at} />,
    },
    {
      id: 'to',
      label: t.to,
      cell: ({ contact_name, city }) => (
        <span className={styles.recipient}>
          <span>{contact_name}</span>
          <span className="muted text-sm">{city}</span>
        </span>
      ),
    },
    {
      id: 'promised',
      label: t.promised,
      cell: (job) => <PromisedDay job={job} />,
    },
    ...(prints === null
      ? []
      : [
          {
            id: 'files',
            label: t.files,
            cell: ({ id }: PrintJob) => <Files print={prints.get(id)} />,
          },
        ]),
    {
      id: 'actions',
      label: t.actions,
      cell: (job) => <JobStepButtons job={job} along={placedWith(job, jobs)} />,
      align: 'end',
      isWide: true,
    },
  ];
}

/** Ids of listed jobs from the same checkout to the same address, which go into the same parcel. */
function placedWith(job: PrintJob, jobs: readonly PrintJob[]): string[] {
  const { id, placement_id } = job;
  if (placement_id === null) return [];
  const others = jobs
    .filter((other) => other.placement_id === placement_id && other.id !== id)
    .filter((other) => PARCEL_ADDRESS_FIELDS.every((name) => other[name] === job[name]));
  return others.map((other) => other.id);
}

/** Delivery estimate of a job, which is paid, and whether it is late. */
function PromisedDay({ job }: { job: PrintJob }) {
  const { estimated_delivery: day } = job;
  if (day === null) return '–';
  return (
    <span className="stack justify-items-start">
      <DateText of={day} />
      <LateBadge order={{ ...job, payment_status: 'paid' }} />
    </span>
  );
}

/** State of a job's print files; renders nothing while unknown. */
function Files({ print }: { print: PrintProgress | undefined }) {
  return print && <PrintFilesState print={print} />;
}

function JobName({ job, t }: { job: PrintJob; t: Texts }) {
  const { order_id: number, cart, quantity, replaces, size, paper } = job;
  const replacement = replaces === null ? '' : t.replacement;
  return (
    <OrderRowTitle
      number={number}
      to={`/admin/print-room/${number}`}
      label={t.openJob({ number })}
      title={cart.title || t.untitled}
      facts={[t.copies(quantity), replacement, size, paper, cart.products.title]}
      isWhole
      cover={
        <Suspense>
          <AlbumCover cover={cart.drawn_cover} />
        </Suspense>
      }
    />
  );
}
