import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import styles from './ShortcutsDialog.module.css';

export interface ShortcutDescription {
  /** Keys with the same effect, separated by ', '. */
  keys: string;
  label: string;
}

interface ShortcutsDialogProps {
  title: string;
  intro?: string;
  list: readonly ShortcutDescription[];
  /** Settings of the keys, below the list. */
  children?: ReactNode;
  onClose: () => void;
}

export function ShortcutsDialog({ title, intro, list, children, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={intro}>
      {/* The list is focusable, so that the keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" tabIndex={0} aria-label={title}>
        <dl className={styles.keys}>
          {list.map(({ keys, label }) => (
            <div key={`${keys} ${label}`}>
              <dt>
                {keys.split(', ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </Dialog>
  );
}
