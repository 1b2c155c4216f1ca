import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { consoleMessages } from '../lib/messages';
import styles from './ConflictDialog.module.css';

/** A field's values in both versions, as text. */
export interface FieldVersions {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps {
  isOpen: boolean;
  /** The fields that differ. */
  differences: readonly FieldVersions[];
  /** Saves the user's version again, on top of the record's current version. */
  onKeepMine: () => void;
  /** Fills the form with the record's current version. */
  onTakeTheirs: () => void;
  onClose: () => void;
  isPending?: boolean;
}

/** Dialog for an edit conflict: shows both versions side by side and asks which one to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, differences, onKeepMine, onTakeTheirs, onClose, isPending } = props;
  const t = useMessages(consoleMessages);
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
