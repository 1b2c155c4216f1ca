import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import { useRef } from 'react';
import { useCopyToClipboard } from '#lib/device/use-copy-to-clipboard.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { sharesMessages } from './messages';

/** Whether the share dialog of the phone is available. */
const canSend = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** A newly created link; its URL is not shown again later. */
export function NewShareLink({ url, title }: { url: string; title: string }) {
  const t = useMessages(sharesMessages);
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopyToClipboard();

  async function copyLink(): Promise<void> {
    if (!(await copy(url))) field.current?.select();
  }

  async function send(): Promise<void> {
    const text = title === '' ? t.sendUntitled : t.sendText({ title });
    try {
      await navigator.share({ title: text, text, url });
    } catch (error) {
      // Cancelling the share dialog is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        logFailure('The link was not sent', error);
        await copyLink();
      }
    }
  }

  return (
    <div className="stack gap-3 surface p-4">
      <TextField
        ref={field}
        label={t.address}
        hint={t.addressHint}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster gap-3 items-center">
        {canSend() && (
          <Button variant="filled" icon={<Send aria-hidden="true" />} onClick={() => void send()}>
            {t.send}
          </Button>
        )}
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyLink()}>
          {t.copy}
        </Button>
        <p role="status">
          {state === 'copied' && t.copied}
          {state === 'failed' && t.copyFailed}
        </p>
      </div>
    </div>
  );
}
