import { Suspense } from 'react';
import { getJobTicket, type JobTicket } from '@smriti/shared/order/print-jobs';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { TrackingNumber } from '#domains/orders/TrackingNumber.tsx';
import { callApi } from '#lib/api/api.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Link } from '#ui/actions/Link.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { DeliveryAddressLines } from '../components/order/DeliveryAddressLines';
import { GiftNote } from '../components/order/GiftNote';
import { ordersInSameParcel } from '../components/order/orders-in-same-parcel';
import { ProductionDetails } from '../components/order/ProductionDetails';
import { sharedOrderMessages } from '../components/order/messages';
import { ParcelDocuments } from '../components/order/ParcelDocuments';
import { PrintStateBadge } from '../components/order/PrintStateBadge';
import { StaffOrderStatus } from '../components/order/StatusBadges';
import { PrintFiles } from '../components/prints/lazy-print-files';
import { StaffPage } from '../components/StaffPage';
import { QueryFallbackPage } from '../components/QueryFallback';
import { JobStepButtons } from './JobStepButtons';
import { printRoomMessages } from './messages';

const REFRESH_MS = 30_000;

/** Page of a print job: product, delivery and next steps. */
export function JobPage() {
  const t = useMessages(printRoomMessages);
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: staffQueryKeys['staff-orders'].job(id),
    queryFn: async ({ signal }) => (await callApi(getJobTicket, { params: { id }, signal })).job,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const back = { to: '/admin/print-room', label: t.back };
  if (query.data && !query.isError) return <Job job={query.data} />;
  return <QueryFallbackPage title={t.plainTitle} back={back} query={query} failed={t.failed} />;
}

function Job({ job }: { job: JobTicket }) {
  const t = useMessages(printRoomMessages);
  const parts = useMessages(sharedOrderMessages);
  const isInRoom = job.order_status === 'processing';
  const others = job.together.filter(({ order_status }) => order_status === 'processing');
  return (
    <StaffPage
      title={t.title({ number: job.order_id })}
      back={{ to: '/admin/print-room', label: t.back }}
      intro={
        <span className="cluster gap-2">
          {isInRoom && job.print_state ? (
            <PrintStateBadge state={job.print_state} />
          ) : (
            <StaffOrderStatus status={job.order_status} />
          )}
        </span>
      }
    >
      {job.is_held && isInRoom && <InlineMessage tone="waiting">{parts.held}</InlineMessage>}
      {job.replaces !== null && (
        <InlineMessage tone="info">{parts.replacement({ number: job.replaces })}</InlineMessage>
      )}
      <JobStepButtons
        job={job}
        along={ordersInSameParcel(job)}
        isWhole
        undoUntil={job.undo_until}
      />
      <div className="stack grid-cols-1 desk-cols-2 gap-6">
        <Panel title={t.making}>
          <p>
            <strong>{job.cart.title || t.untitled}</strong>, {t.copies(job.quantity)}
          </p>
          <ProductionDetails specification={job} product={job.cart.products.title} />
        </Panel>
        <div className="stack grid-cols-1 gap-6 content-start">
          <Suspense>
            <PrintFiles id={job.id} />
          </Suspense>
          <Panel title={t.parcel}>
            <DeliveryAddressLines to={job} />
            <FactsList
              isRuled
              facts={[
                [t.shippingBy, job.shipping_method?.name ?? ''],
                [
                  t.promised,
                  job.estimated_delivery === null ? '' : formatDate(job.estimated_delivery),
                ],
                [parts.gift, job.as_gift && <GiftNote key="gift" gift={job.as_gift} />],
                [t.carrier, job.carrier],
                [t.tracking, job.tracking_number && <TrackingNumber key="tracking" order={job} />],
                [
                  t.together,
                  job.together.length === 0 ? '' : <ParcelOrders key="others" job={job} />,
                ],
              ]}
            />
            <ParcelDocuments id={job.id} others={isInRoom ? others.length : 0} />
          </Panel>
        </div>
      </div>
    </StaffPage>
  );
}

function ParcelOrders({ job }: { job: JobTicket }) {
  return job.together.map(({ order_id: number }, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <Link to={`/admin/print-room/${number}`}>{number}</Link>
    </span>
  ));
}
