import { useNavigate } from 'react-router-dom';
import { leavePage } from '#lib/forms/unsaved-changes.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { useStaffWrite } from '../lib/use-staff-write';
import { toCopyValues, toRequestBody } from './form-values';
import { hasDrafts } from './kind-config';
import { kindText } from './kind-messages';
import { addRecord, toggleRecordOffer } from './managed-records';
import { catalogueMessages } from './messages';
import type { RecordOptions } from './use-records';
import { useArchiving, type WholeRecordProps } from './use-archiving';

interface RecordButtonsProps extends WholeRecordProps {
  options: RecordOptions;
  onAsk: (asked: ActionToConfirm) => void;
}

export type ActionToConfirm = 'archive' | 'delete';

export function RecordActions({ kind, record, options, onAsk }: RecordButtonsProps) {
  const t = useMessages(catalogueMessages);
  return (
    <>
      {hasDrafts(kind) && <Duplicate {...{ kind, record, options }} />}
      {kind.calls.toggle && !record.archived && <Toggle kind={kind} record={record} />}
      {record.archived ? (
        <RestoreButton kind={kind} record={record} />
      ) : (
        <Button onClick={() => onAsk('archive')}>{t.archive}</Button>
      )}
      <Button variant="danger" onClick={() => onAsk('delete')}>
        {t.delete}
      </Button>
    </>
  );
}

function RestoreButton(props: WholeRecordProps) {
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
function Toggle({ kind, record }: WholeRecordProps) {
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
        <InlineMessage tone="error">
          {kind.failures ? kindText(kind.failures.toggle) : write.problem}
        </InlineMessage>
      )}
    </>
  );
}
