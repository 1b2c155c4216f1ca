import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { occasionMessages } from './occasion-messages';
import styles from './OccasionMenu.module.css';
import { useOccasionLinks } from './use-occasion-links';
import type { KindLink } from './use-shop-links';

/** Button that opens the occasions of a kind of product below the navigation. */
export function OccasionMenu({ kind }: { kind: KindLink }) {
  const t = useMessages(occasionMessages);
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={menu} className="row">
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={t.ofKind({ kind: kind.label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          <Occasions kind={kind} onFollow={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

function Occasions({ kind, onFollow }: { kind: KindLink; onFollow: () => void }) {
  const t = useMessages(occasionMessages);
  const occasions = useOccasionLinks(kind.id);
  const links = [{ to: kind.to, label: t.allOfKind({ kind: kind.label }) }, ...occasions];
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} onClick={onFollow} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
