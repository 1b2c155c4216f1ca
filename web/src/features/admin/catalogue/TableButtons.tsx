import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { saveFile } from '#lib/device/save-file.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStaffWrite } from '../lib/use-staff-write';
import type { CatalogueKindConfig } from './kind-config';
import { exportRecords } from './managed-records';
import { catalogueMessages } from './messages';

export function TableButtons({ kind }: { kind: CatalogueKindConfig }) {
  const t = useMessages(catalogueMessages);
  const download = useStaffWrite(() => exportRecords(kind), {
    makesStale: [],
    onDone: (blob) => saveFile(blob, `${kind.name}.csv`),
  });
  return (
    <>
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        isBusy={download.isPending}
        onClick={() => download.begin()}
      >
        {t.exportCsv}
      </Button>
      <ButtonLink to="import" size="small" icon={<FileUp aria-hidden="true" />}>
        {t.importCsv}
      </ButtonLink>
      {download.problem !== null && <InlineMessage tone="error">{download.problem}</InlineMessage>}
    </>
  );
}
