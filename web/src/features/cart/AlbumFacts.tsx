import type { Album } from '@smriti/shared/album/albums';
import type { ReactNode } from 'react';
import { useAlbumChoices } from '#domains/review/use-album-choices.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localise } from '#lib/language/localise.ts';
import styles from './AlbumFacts.module.css';
import { cartMessages } from './messages';

/** Facts on an album's card (docs/rules.md#pages-8). */
export function AlbumCardFacts({ album: named }: { album: Album }) {
  const t = useMessages(cartMessages);
  const album = localise(named);
  const chosen = (value: string) => value || <span className="muted">{t.none}</span>;
  return (
    <FactList
      facts={[
        { label: t.created, value: formatDate(album.created_at) },
        { label: t.frame, value: chosen(album.frame) },
        { label: t.paperType, value: chosen(album.paperType) },
        { label: t.size, value: chosen(album.albumSize) },
      ]}
    />
  );
}

/** All options of an album, for its proof and its review. */
export function AllAlbumFacts({ album }: { album: Album }) {
  const t = useMessages(cartMessages);
  const choices = useAlbumChoices(album);
  return (
    <FactList facts={[{ label: t.created, value: formatDate(album.created_at) }, ...choices]} />
  );
}

interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[];
}

/** List of labels, each with its value at the end of the line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="stack">
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
