import { getSoftProof } from '@smriti/shared/book/soft-proof';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { type CSSProperties, useId, useState } from 'react';
import { callPublic } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { cx } from '#ui/cx.ts';
import styles from './BookPreview.module.css';
import { FlipBook } from './FlipBook';
import { previewMessages } from './messages';
import type { DrawableBook } from './PageSide';
import { previewButtonMessages } from './preview-button-messages';
import { SoftProofFilter } from './SoftProofFilter';

export interface BookPreviewProps extends DrawableBook {
  /** Title of the album; '' if it has none. */
  title: string;
  onClose: () => void;
}

/** Full-window book preview; loaded when first opened. */
export default function BookPreview({ title, onClose, ...drawn }: BookPreviewProps) {
  const t = useMessages(previewButtonMessages);
  const { data } = useQuery({
    queryKey: queryKeys['soft-proof'].now(),
    queryFn: ({ signal }) => callPublic(getSoftProof, { signal }),
  });
  const proof = data?.proof ?? null;
  const filterId = useId();
  const [isProofed, setIsProofed] = useState(false);
  const filter: CSSProperties & Record<'--page-filter', string> = {
    '--page-filter': `url(#${filterId})`,
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title === '' ? t.untitled : t.title({ title })}
      closeLabel={t.close}
      size="screen"
    >
      <div className={styles.book} style={proof && isProofed ? filter : undefined}>
        <FlipBook {...drawn} />
        {proof && (
          <>
            <ProofSwitch isOn={isProofed} onToggle={() => setIsProofed(!isProofed)} />
            <SoftProofFilter id={filterId} proof={proof} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Button that shows the pages in the colours of the press (docs/rules.md#print-10). */
function ProofSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const t = useMessages(previewMessages);
  const hintId = useId();
  return (
    <div
      className={cx('cluster items-center justify-center leading-snug text-center', styles.proof)}
    >
      <Button
        size="small"
        aria-pressed={isOn}
        aria-describedby={hintId}
        icon={isOn ? <Check aria-hidden="true" /> : <Printer aria-hidden="true" />}
        onClick={onToggle}
      >
        {t.proof}
      </Button>
      <p id={hintId} className="muted text-sm">
        {t.proofHint}
      </p>
    </div>
  );
}
