import type { OrderPrint } from '@smriti/shared/order/print-files';
import Download from 'lucide-react/icons/download';
import { Suspense, useState } from 'react';
import { serverProblemText } from '#lib/api/api.ts';
import { formatDateTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Button, ButtonAnchor } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ArchiveDialog } from './ArchiveDialog';
import { ProgressBar } from '../ProgressBar';
import { printFileMessages } from './messages';
import { PrintFilesState } from './PrintFilesState';
import { useMakePrintFiles, useOrderPrintFiles } from './use-order-print-files';

const Preflight = lazyOptionalComponent(
  'Preflight',
  async () => (await import('./Preflight')).PreflightSection,
);

/** Number of characters shown of a book's hash, enough to tell two books apart. */
const SHOWN_HASH = 8;
const MEGABYTE = 1_000_000;

/** Print files of an order: their state, download links, and a button that makes them again. */
export function PrintFiles({ id }: { id: string }) {
  const t = useMessages(printFileMessages);
  const query = useOrderPrintFiles(id);
  return (
    <Panel title={t.heading}>
      {query.data ? (
        <Loaded id={id} print={query.data} />
      ) : query.isError ? (
        <InlineMessage
          tone="error"
          action={<Button onClick={() => void query.refetch()}>{t.tryAgain}</Button>}
        >
          {t.unread}
        </InlineMessage>
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="6rem" />
        </Loading>
      )}
    </Panel>
  );
}

function Loaded({ id, print }: { id: string; print: OrderPrint }) {
  const t = useMessages(printFileMessages);
  const { state, can_make: canMake } = print;
  const make = useMakePrintFiles(id);
  const [isPacking, setIsPacking] = useState(false);
  const isMaking = state === 'making';
  return (
    <>
      <div className="cluster gap-y-2 gap-x-3 items-center">
        <PrintFilesState print={print} />
        {isMaking && print.total > 0 && (
          <ProgressBar label={t.progress} done={print.done} all={print.total} />
        )}
      </div>
      <About print={print} />
      <Downloads print={print} />
      {print.files.some(({ kind }) => kind === 'preflight') && (
        <Suspense>
          <Preflight id={id} madeAt={print.made_at} />
        </Suspense>
      )}
      {canMake && (
        <div className="cluster gap-y-2 gap-x-3 items-center">
          {!isMaking && (
            <Button isBusy={make.isPending} onClick={() => make.begin()}>
              {state === 'none' ? t.make : t.again}
            </Button>
          )}
          <Button onClick={() => setIsPacking(true)}>{t.originals}</Button>
        </div>
      )}
      {make.problem !== null && <InlineMessage tone="error">{make.problem}</InlineMessage>}
      {isPacking && (
        <ArchiveDialog orderIds={[id]} contents="originals" onClose={() => setIsPacking(false)} />
      )}
    </>
  );
}

/** Description of the files' state. */
function About({ print }: { print: OrderPrint }) {
  const t = useMessages(printFileMessages);
  const { state, can_make: canMake, made_at: madeAt, scene_hash: hash, profile } = print;
  if (!canMake) return <p>{t.notApproved}</p>;
  if (state === 'none') return <p>{t.noneText}</p>;
  if (state === 'failed') {
    const reason = serverProblemText(print.problem ?? {}, print.reason);
    return <InlineMessage tone="error">{reason || t.notMade}</InlineMessage>;
  }
  if (state !== 'ready' || madeAt === null) return null;
  return (
    <p className="muted text-sm wrap-anywhere">
      {t.madeAt({ at: formatDateTime(madeAt), scene: hash.slice(0, SHOWN_HASH) })}
      {profile && ` ${t.forPress({ name: profile.description })}`}
    </p>
  );
}

function Downloads({ print }: { print: OrderPrint }) {
  const t = useMessages(printFileMessages);
  if (print.files.length === 0) return null;
  return (
    <ul role="list" className="bare-list cluster gap-2">
      {print.files.map(({ kind, url, pages, bytes }) => (
        <li
          key={kind}
          className={cx('cluster gap-y-1 gap-x-3 items-center', pages !== null && 'w-full')}
        >
          <ButtonAnchor href={url} download icon={<Download aria-hidden="true" />}>
            {t[kind]}
          </ButtonAnchor>
          {pages !== null && bytes !== null && (
            <span className="muted text-sm wrap-anywhere">
              {t.pages(pages)}, {t.megabytes({ count: (bytes / MEGABYTE).toFixed(1) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
