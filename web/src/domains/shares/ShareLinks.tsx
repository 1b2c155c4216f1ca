import type { Share } from '@smriti/shared/book/shares';
import { useState } from 'react';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { sharesMessages } from './messages';
import styles from './ShareLinks.module.css';
import type { useShareActions } from './use-shares';

interface ShareLinksProps {
  shares: readonly Share[];
  end: ReturnType<typeof useShareActions>['end'];
}

export function ShareLinks({ shares, end }: ShareLinksProps) {
  const t = useMessages(sharesMessages);
  const [asked, setAsked] = useState<Share | null>(null);
  return (
    <>
      <ul role="list" aria-label={t.links} className={cx('stack', styles.links)}>
        {shares.map((share) => (
          <li key={share.id}>
            <p className="cluster gap-x-3">
              <strong>{t.link({ date: formatDate(share.created_at) })}</strong>
              <span className="muted">
                {share.is_live ? t.until({ date: formatDate(share.expires_at) }) : t.over}
              </span>
            </p>
            {share.is_live && (
              <Button
                size="small"
                aria-label={t.endNamed({ date: formatDate(share.created_at) })}
                onClick={() => setAsked(share)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t.endTitle}
        question={t.endQuestion}
        cancel={t.keep}
        confirm={t.end}
        busy={t.ending}
        work={end}
        onConfirm={() => {
          if (asked) end.mutate(asked.id, { onSuccess: () => setAsked(null) });
        }}
      >
        {end.error && <InlineMessage tone="error">{t.endFailed}</InlineMessage>}
      </ConfirmDialog>
    </>
  );
}
