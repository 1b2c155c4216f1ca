import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useMessages } from '../../../lib/language/i18n';
import { shareMessages } from './messages';
import styles from './SharedFiles.module.css';

/** Photos that are shown: many large ones would take a phone's memory. */
const SHOWN = 12;

/** A photo, or its name where this browser cannot show its kind, such as HEIC. */
function Photo({ file }: { file: File }) {
  const [isNamed, setNamed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (isNamed) return <span className={styles.name}>{file.name}</span>;
  return <img ref={image} alt={file.name} onError={() => setNamed(true)} />;
}

interface SharedFilesProps {
  files: readonly File[];
  /** The names of files that cannot be used. */
  refused: readonly string[];
  onUse: () => void;
  onDiscard: () => void;
}

/** What came, with the question whether it is to be used: any page of the web can send photos here. */
export function SharedFiles({ files, refused, onUse, onDiscard }: SharedFilesProps) {
  const t = useMessages(shareMessages);
  const more = files.length - SHOWN;
  return (
    <section aria-label={t.heading} className={styles.shared}>
      <div>
        <p className={styles.question}>{files.length > 0 ? t.came(files.length) : t.noneUsable}</p>
        <p className={styles.explained}>{t.ask}</p>
      </div>
      {files.length > 0 && (
        <ul className={styles.photos}>
          {files.slice(0, SHOWN).map((file, index) => (
            <li key={index}>
              <Photo file={file} />
            </li>
          ))}
          {more > 0 && <li className={styles.more}>{t.more(more)}</li>}
        </ul>
      )}
      {refused.length > 0 && (
        <p className={styles.refused}>{t.refused({ names: refused.join(', ') })}</p>
      )}
      <div className={styles.ways}>
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
