import type { ComponentProps } from 'react';
import { type StaffWriteOptions, useStaffWrite } from '../lib/use-staff-write';
import { ActionDialog } from './ActionDialog';

interface WriteDialogProps<Result>
  extends
    Omit<ComponentProps<typeof ActionDialog>, 'isOpen' | 'write' | 'onConfirm'>,
    StaffWriteOptions<Result, string> {
  /** Sends the write. `reason` is trimmed; '' if the dialog has no such field. */
  send: (reason: string) => Promise<Result>;
}

/** Confirmation dialog that sends a write by staff; closes after it unless `onDone` is given. */
export function WriteDialog<Result>(props: WriteDialogProps<Result>) {
  const { send, makesStale, success, onDone = props.onClose, ...dialog } = props;
  const write = useStaffWrite(send, { makesStale, success, onDone });
  return <ActionDialog {...dialog} write={write} onConfirm={write.begin} />;
}
