import type { Album } from '@smriti/shared/album/albums';
import { formatDate } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import styles from './AlbumFacts.module.css';
import { cartMessages } from './messages';

export type FactName =
  | 'created'
  | 'frame'
  | 'paperType'
  | 'size'
  | 'bindingType'
  | 'theme'
  | 'lamination'
  | 'coverType'
  | 'quantity'
  | 'photos';

const VALUES: Readonly<Record<FactName, (album: Album) => string>> = {
  created: ({ created_at: created }) => formatDate(created),
  frame: ({ frame }) => frame,
  paperType: ({ paperType }) => paperType,
  size: ({ albumSize }) => albumSize,
  bindingType: ({ bindingType }) => bindingType,
  theme: ({ theme }) => theme,
  lamination: ({ lamination }) => lamination,
  coverType: ({ coverType }) => coverType,
  quantity: ({ quantity }) => String(quantity),
  photos: ({ images }) => String(images.length),
};

interface AlbumFactsProps {
  album: Album;
  names: readonly FactName[];
}

/** Facts of an album under their names. */
export function AlbumFacts({ album, names }: AlbumFactsProps) {
  const t = useMessages(cartMessages);
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name} className={styles.fact}>
          <dt>{t[name]}</dt>
          <dd>{VALUES[name](album) || <span className={styles.none}>{t.none}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
