import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import { useRef } from 'react';
import { useCopyToClipboard } from '#lib/device/use-copy-to-clipboard.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button, ButtonAnchor } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { referAndEarnMessages } from './messages';
import styles from './ShareReferralLink.module.css';

interface ShareReferralLinkProps {
  code: string;
  link: string;
  /** Discount on the friend's first order in percent; 0 if none or while unknown. */
  percent: number;
}

/** The link in a field, a copy button, and buttons that share it. */
export function ShareReferralLink({ code, link, percent }: ShareReferralLinkProps) {
  const t = useMessages(referAndEarnMessages);
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopyToClipboard();

  async function copyLink(): Promise<void> {
    if (!(await copy(link))) field.current?.select();
  }

  return (
    <section className="stack gap-4 min-w-0" aria-labelledby="share-heading">
      <h2 id="share-heading" className="text-xl">
        {t.shareHeading}
      </h2>
      <div className={cx('stack gap-3', styles.link)}>
        <TextField
          ref={field}
          label={t.link}
          hint={t.code({ code })}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button variant="filled" icon={<Copy aria-hidden="true" />} onClick={() => void copyLink()}>
          {t.copy}
        </Button>
      </div>
      {state === 'copied' && <InlineMessage tone="success">{t.copied}</InlineMessage>}
      {state === 'failed' && <InlineMessage tone="error">{t.notCopied}</InlineMessage>}
      <ShareButtons link={link} percent={percent} />
    </section>
  );
}

function ShareButtons({ link, percent }: Omit<ShareReferralLinkProps, 'code'>) {
  const t = useMessages(referAndEarnMessages);
  const text = percent > 0 ? t.text({ link, percent }) : t.plainText({ link });
  const links = referralShareUrls({ link, subject: t.subject, text });
  const ways = [
    { href: links.whatsApp, label: t.whatsApp, Icon: MessageCircle },
    { href: links.telegram, label: t.telegram, Icon: Send },
    { href: links.facebook, label: t.facebook, Icon: Share2 },
  ];
  return (
    <ul role="list" aria-label={t.share} className={cx('stack grid-cols-2 gap-3', styles.ways)}>
      {ways.map(({ href, label, Icon }) => (
        <li key={label}>
          <ButtonAnchor href={href} icon={<Icon aria-hidden="true" />} newTabText={t.opensNew}>
            {label}
          </ButtonAnchor>
        </li>
      ))}
      <li>
        <ButtonAnchor href={links.email} icon={<Mail aria-hidden="true" />}>
          {t.email}
        </ButtonAnchor>
      </li>
    </ul>
  );
}

interface Invitation {
  link: string;
  subject: string;
  /** Message text, including the link. */
  text: string;
}

function address(page: string, query: Record<string, string>): string {
  // Mail programs show a plus sign literally, so spaces are encoded as %20.
  return `${page}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}

export function referralShareUrls({ link, subject, text }: Invitation) {
  return {
    whatsApp: address('https://wa.me/', { text }),
    telegram: address('https://t.me/share/url', { url: link, text }),
    facebook: address('https://www.facebook.com/sharer/sharer.php', { u: link }),
    email: address('mailto:', { subject, body: text }),
  } as const;
}
