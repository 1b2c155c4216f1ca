import { useEffect, useRef } from 'react';
import { saveFile } from '#lib/device/save-file.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import styles from './GiftCards.module.css';
import { createCardsMessages } from './messages';

interface NewGiftCardCodesProps {
  codes: readonly string[];
  /** Removes the codes from the page; they cannot be shown again. */
  onDone: () => void;
}

/** The codes of a new batch; this is the only time they are shown. */
export function NewGiftCardCodes({ codes, onDone }: NewGiftCardCodesProps) {
  const t = useMessages(createCardsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Runs after the closing dialog has restored the focus.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const text = codes.join('\n');
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t.copied);
    } catch {
      showToast('error', t.copyFailed);
    }
  }
  const download = () =>
    saveFile(new Blob([`${text}\r\n`], { type: 'text/plain' }), 'gift-cards.txt');
  return (
    <Card as="section" padding="large" className="stack gap-4">
      <h2 ref={heading} tabIndex={-1}>
        {t.codes(codes.length)}
      </h2>
      <p>{t.once}</p>
      <ul aria-label={t.listLabel} className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster gap-3">
        <Button variant="filled" onClick={() => void copy()}>
          {t.copy}
        </Button>
        <Button onClick={download}>{t.download}</Button>
        <Button variant="quiet" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </Card>
  );
}
