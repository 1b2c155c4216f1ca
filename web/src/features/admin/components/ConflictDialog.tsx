import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { useMessages } from '../../../lib/language/i18n';
import { partMessages } from '../lib/messages';
import styles from './ConflictDialog.module.css';

/** A field in both versions, as people read it. */
export interface Versions {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps {
  isOpen: boolean;
  /** The fields that differ. */
  differences: readonly Versions[];
  /** Saves one's own once more, with the version of the record as it is now. */
  onKeepMine: () => void;
  /** Fills the form with the record as it is now. */
  onTakeTheirs: () => void;
  onClose: () => void;
  isPending?: boolean;
}

/** Two people have edited the same record: both versions side by side, and which is to stand. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, differences, onKeepMine, onTakeTheirs, onClose, isPending } = props;
  const t = useMessages(partMessages);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t.conflictTitle}
      description={t.conflictText}
      closeLabel={t.close}
      size="wide"
      footer={
        <>
          <Button onClick={onTakeTheirs}>{t.takeTheirs}</Button>
          <Button variant="filled" isBusy={isPending} busyLabel={t.saving} onClick={onKeepMine}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.conflictField}</th>
            <th scope="col">{t.mine}</th>
            <th scope="col">{t.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
