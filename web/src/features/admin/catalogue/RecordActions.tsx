import { useNavigate } from 'react-router-dom';
import { leavePage } from '#lib/forms/unsaved-changes.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { ActionDialog } from '../components/ActionDialog';
import { useStaffWrite } from '../lib/use-staff-write';
import { recordName, toCopyValues, toRequestBody } from './form-values';
import { type CatalogueKindConfig, hasDrafts } from './kind-config';
import {
  addRecord,
  updateRecord,
  type ManagedRecord,
  removeRecord,
  toggleRecordOffer,
} from './managed-records';
import { catalogueMessages } from './messages';
import type { RecordOptions } from './use-record-options';
import { UsedByList } from './UsedByList';

interface RecordActionsProps {
  kind: CatalogueKindConfig;
  record: ManagedRecord;
}

interface RecordButtonsProps extends RecordActionsProps {
  options: RecordOptions;
  onAsk: (asked: ActionToConfirm) => void;
}

/** Action on a whole record that requires a confirmation. */
export type ActionToConfirm = 'archive' | 'delete';

/** Buttons next to 'Save' for actions on the whole record. */
export function RecordActions({ kind, record, options, onAsk }: RecordButtonsProps) {
  const t = useMessages(catalogueMessages);
  return (
    <>
      {hasDrafts(kind) && <Duplicate {...{ kind, record, options }} />}
      {kind.calls.toggle && !record.archived && <Toggle kind={kind} record={record} />}
      {record.archived ? (
        <BringBack kind={kind} record={record} />
      ) : (
        <Button onClick={() => onAsk('archive')}>{t.archive}</Button>
      )}
      <Button variant="danger" onClick={() => onAsk('delete')}>
        {t.delete}
      </Button>
    </>
  );
}

interface ActionDialogsProps extends RecordActionsProps {
  asked: ActionToConfirm | null;
  onAsk: (asked: ActionToConfirm | null) => void;
}

/**
 * Confirmation dialogs of the record's actions, outside its form because the dialogs contain forms
 * themselves.
 */
export function ActionDialogs({ asked, onAsk, ...props }: ActionDialogsProps) {
  const close = () => onAsk(null);
  if (asked === 'archive') return <ArchiveDialog {...props} onClose={close} />;
  if (asked === 'delete') {
    return <DeleteDialog {...props} onClose={close} onArchive={() => onAsk('archive')} />;
  }
  return null;
}

function useArchiving(
  { kind, record }: RecordActionsProps,
  archived: boolean,
  onDone?: () => void,
) {
  const t = useMessages(catalogueMessages);
  return useStaffWrite(() => updateRecord(kind, record.id, { archived, version: record.version }), {
    makesStale: ['staff-catalogue'],
    success: () => (archived ? t.archivedToast : t.broughtBack),
    onDone,
  });
}

function BringBack(props: RecordActionsProps) {
  const t = useMessages(catalogueMessages);
  const write = useArchiving(props, false);
  return (
    <>
      <Button isBusy={write.isPending} onClick={() => write.begin()}>
        {t.bringBack}
      </Button>
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
    </>
  );
}

interface DialogProps extends RecordActionsProps {
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

/** Button that creates a draft with the same fields, and opens it. */
function Duplicate({ kind, record, options }: Omit<RecordButtonsProps, 'onAsk'>) {
  const t = useMessages(catalogueMessages);
  const navigate = useNavigate();
  const write = useStaffWrite(
    () => addRecord(kind, toRequestBody(kind, toCopyValues(kind, record, options))),
    {
      makesStale: ['staff-catalogue'],
      success: () => t.duplicated,
      onDone: ({ id }) => void navigate(`/admin/catalogue/${kind.name}/${id}`),
    },
  );
  return (
    <>
      <Button isBusy={write.isPending} onClick={() => leavePage(() => write.begin())}>
        {t.duplicate}
      </Button>
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
    </>
  );
}

/** Button that offers a record in the checkout, or withdraws it. */
function Toggle({ kind, record }: RecordActionsProps) {
  const t = useMessages(catalogueMessages);
  const write = useStaffWrite(() => toggleRecordOffer(kind, record), {
    makesStale: ['staff-catalogue'],
    success: () => t.toggled,
  });
  return (
    <>
      <Button isBusy={write.isPending} onClick={() => write.begin()}>
        {record.is_active === false ? t.offerAtCheckout : t.takeFromCheckout}
      </Button>
      {write.problem !== null && (
        <InlineMessage tone="error">{kind.failures?.toggle ?? write.problem}</InlineMessage>
      )}
    </>
  );
}
