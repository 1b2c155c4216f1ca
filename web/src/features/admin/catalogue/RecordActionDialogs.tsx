import { useNavigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { recordName } from './form-values';
import { removeRecord } from './managed-records';
import { catalogueMessages } from './messages';
import type { ActionToConfirm } from './RecordActions';
import { UsedByList } from './UsedByList';
import { useArchiving, type WholeRecordProps } from './use-archiving';

interface ActionDialogsProps extends WholeRecordProps {
  asked: ActionToConfirm;
  onAsk: (asked: ActionToConfirm | null) => void;
}

/**
 * Confirmation dialogs of the record's actions, outside its form because the dialogs contain forms
 * themselves.
 */
export function ActionDialogs({ asked, onAsk, ...props }: ActionDialogsProps) {
  const close = () => onAsk(null);
  if (asked === 'archive') return <ArchiveDialog {...props} onClose={close} />;
  return <DeleteDialog {...props} onClose={close} onArchive={() => onAsk('archive')} />;
}

interface DialogProps extends WholeRecordProps {
  onClose: () => void;
}

function ArchiveDialog({ onClose, ...props }: DialogProps) {
  const t = useMessages(catalogueMessages);
  const write = useArchiving(props, true, onClose);
  return (
    <ActionDialog
      onClose={onClose}
      title={t.archiveTitle({ name: recordName(props.kind, props.record) })}
      consequence={t.archiveConsequence}
      confirm={t.archive}
      write={write}
      onConfirm={() => write.begin()}
    />
  );
}

function DeleteDialog(props: DialogProps & { onArchive: () => void }) {
  const { kind, record, onClose, onArchive } = props;
  const t = useMessages(catalogueMessages);
  const navigate = useNavigate();
  const write = useStaffWrite(() => removeRecord(kind, record.id), {
    makesStale: ['staff-catalogue'],
    success: () => t.deletedToast,
    onDone: () => void navigate(`/admin/catalogue/${kind.name}`, { replace: true }),
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={t.deleteTitle({ name: recordName(kind, record) })}
      consequence={t.deleteConsequence}
      confirm={t.delete}
      isDangerous
      write={write}
      onConfirm={() => write.begin()}
    >
      {write.conflict && (
        <>
          <UsedByList details={write.conflict.details} />
          {!record.archived && (
            <InlineMessage
              tone="info"
              action={
                <Button size="small" onClick={onArchive}>
                  {t.archive}
                </Button>
              }
            >
              {t.archiveInstead}
            </InlineMessage>
          )}
        </>
      )}
    </ActionDialog>
  );
}
