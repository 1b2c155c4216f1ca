import type { ArchiveContents, PrintArchive } from '@smriti/shared/order/print-files';
import Download from 'lucide-react/icons/download';
import { serverProblemText } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonAnchor } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { ProgressBar } from '../ProgressBar';
import { printFileMessages } from './messages';
import { usePrintArchive } from './use-print-archive';

interface ArchiveDialogProps {
  orderIds: readonly string[];
  contents: ArchiveContents;
  onClose: () => void;
}

/** Dialog that builds an archive of orders' files and offers the download. */
export function ArchiveDialog({ orderIds, contents, onClose }: ArchiveDialogProps) {
  const t = useMessages(printFileMessages);
  const { archive, problem, explanation } = usePrintArchive({ orderIds, contents });
  const isFailed = problem !== null || archive?.state === 'failed';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={contents === 'files' ? t.archiveTitle(orderIds.length) : t.originalsTitle}
      closeLabel={t.close}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {isFailed ? (
        <InlineMessage tone="error">
          {explanation ??
            (serverProblemText(archive?.problem ?? {}, archive?.reason ?? '') || t.notPacked)}
        </InlineMessage>
      ) : archive?.state === 'ready' ? (
        <Ready archive={archive} />
      ) : (
        <Packing archive={archive} />
      )}
    </Dialog>
  );
}

function Packing({ archive }: { archive: PrintArchive | null }) {
  const t = useMessages(printFileMessages);
  return (
    <div className="cluster gap-y-2 gap-x-3 items-center">
      <p role="status">{t.packing}</p>
      {archive && (
        <>
          <ProgressBar label={t.packedLabel} done={archive.done} all={archive.total} />
          <span className="tabular">{t.packed({ done: archive.done, total: archive.total })}</span>
        </>
      )}
    </div>
  );
}

function Ready({ archive: { url, missing } }: { archive: PrintArchive }) {
  const t = useMessages(printFileMessages);
  return (
    <div className="stack gap-4">
      <p role="status">{t.packedReady}</p>
      {url !== null && (
        <p>
          <ButtonAnchor href={url} download variant="filled" icon={<Download aria-hidden="true" />}>
            {t.download}
          </ButtonAnchor>
        </p>
      )}
      {missing.length > 0 && (
        <>
          <p>{t.missing}</p>
          <ul className="indent">
            {missing.map(({ order_id: number, reason, problem = {} }) => (
              <li key={number}>
                {number}: {serverProblemText(problem, reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
