import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { stickyBarRef } from '#ui/layout/sticky-bar.ts';
import { uiMessages } from '#ui/messages.ts';
import styles from './Modal.module.css';
import type { ModalFrameProps } from './modal-props';

/**
 * Focuses the element that opened the dialog, or the visible heading of the page if the element is
 * hidden or no longer exists. Browsers do not focus hidden elements.
 */
function focusAgain(opener: Element | null): void {
  for (const element of [opener, ...document.querySelectorAll('main h1')]) {
    if (element instanceof HTMLElement) element.focus();
    if (document.activeElement === element) return;
  }
}

/**
 * Visible part of a dialog or sheet: keeps the focus inside and restores it on closing. Escape, the
 * close button and a click outside close it, if it has a close button.
 */
export function ModalLayer(props: ModalFrameProps) {
  const { isOpen, onOpenChange, title, description, closeLabel, children, footer } = props;
  const t = useMessages(uiMessages);
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={closeLabel === null ? undefined : onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={cx(styles.frame, props.className)}
          {...(description ? undefined : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger, but the opening button belongs to
            // the page.
            event.preventDefault();
            // Closing the dialog may have moved the focus already, such as to a field of the page.
            if (document.activeElement === document.body) focusAgain(opener.current);
          }}
        >
          <header className={styles.header}>
            <Radix.Title className="min-w-0 text-xl">{title}</Radix.Title>
            {closeLabel !== null && (
              <Radix.Close asChild>
                <IconButton label={closeLabel ?? t.close}>
                  <X />
                </IconButton>
              </Radix.Close>
            )}
          </header>
          <div className={styles.body}>
            {description && (
              <Radix.Description className={cx('muted', styles.description)}>
                {description}
              </Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <footer ref={stickyBarRef} className={styles.footer}>
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
