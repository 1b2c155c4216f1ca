import { Dialog } from '../../components/feedback/Dialog';
import { useMessages } from '../../lib/i18n';
import { cataloguePicture } from '../../lib/pictures';
import styles from './GalleryZoom.module.css';
import { productPageMessages } from './messages';

interface GalleryZoomProps {
  title: string;
  path: string;
  onOpenChange: (isOpen: boolean) => void;
}

/** One picture, as large as the screen; fetched when it is first opened. */
export default function GalleryZoom({ title, path, onOpenChange }: GalleryZoomProps) {
  const t = useMessages(productPageMessages);
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={title} closeLabel={t.closeZoom}>
      <img
        src={cataloguePicture(path).src}
        alt={title}
        width={1200}
        height={1500}
        className={styles.picture}
      />
    </Dialog>
  );
}
