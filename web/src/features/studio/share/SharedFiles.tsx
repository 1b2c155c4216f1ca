import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { shareMessages } from './messages';
import styles from './SharedFiles.module.css';

/** Maximum number of previews; many large photos would exhaust a phone's memory. */
const SHOWN = 12;

/** Photo, or its file name if the browser cannot show the file type, such as HEIC. */
function Photo({ file }: { file: File }) {
  const [isNamed, setNamed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isNamed)
    return (
      <span className={cx('block muted text-sm wrap-anywhere', styles.name)}>{file.name}</span>
    );
  return <img ref={image} alt={file.name} onError={() => setNamed(true)} />;
}

interface SharedFilesProps {
  files: readonly File[];
  /** Names of files that cannot be used. */
  refused: readonly string[];
  onUse: () => void;
  onDiscard: () => void;
}

/** Shared files, and the question whether to use them, because any website can send photos here. */
export function SharedFiles({ files, refused, onUse, onDiscard }: SharedFilesProps) {
  const t = useMessages(shareMessages);
  const more = files.length - SHOWN;
  return (
    <section aria-label={t.heading} className="stack grid-cols-1 gap-4">
      <div>
        <p className="text-lg strong">{files.length > 0 ? t.came(files.length) : t.noneUsable}</p>
        <p className="measure muted">{t.ask}</p>
      </div>
      {files.length > 0 && (
        <ul className={cx('stack gap-3 bare-list', styles.photos)}>
          {files.slice(0, SHOWN).map((file, index) => (
            <li key={index}>
              <Photo file={file} />
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{t.more(more)}</li>}
        </ul>
      )}
      {refused.length > 0 && (
        <p className="wrap-anywhere">{t.refused({ names: refused.join(', ') })}</p>
      )}
      <div className="cluster gap-3">
        {files.length > 0 && (
          <Button variant="filled" onClick={onUse}>
            {t.use}
          </Button>
        )}
        <Button onClick={onDiscard}>{t.discard}</Button>
      </div>
    </section>
  );
}
