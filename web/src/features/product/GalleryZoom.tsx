import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMessages } from '#lib/language/i18n.ts';
import { cataloguePictureUrls } from '#lib/shop/catalogue-picture-urls.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import styles from './GalleryZoom.module.css';
import { productPageMessages } from './messages';

interface GalleryZoomProps {
  title: string;
  paths: readonly string[];
  shown: number;
  /** Moves one picture forward (1) or back (-1). */
  onStep: (by: number) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Scrolls to the middle of the picture, where the subject is. */
function showMiddle(picture: HTMLImageElement | null): void {
  picture?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
}

/**
 * Dialog with a picture at its full width, which scrolls, and buttons for the next and previous
 * picture. Loaded when first opened.
 */
export default function GalleryZoom(props: GalleryZoomProps) {
  const { title, paths, shown, onStep, onOpenChange } = props;
  const t = useMessages(productPageMessages);
  const place = t.picture({ number: shown + 1, total: paths.length });
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      size="full"
      footer={
        paths.length > 1 && (
          <div className="row gap-4 items-center justify-center flex-1">
            <IconButton label={t.previous} onClick={() => onStep(-1)}>
              <ChevronLeft />
            </IconButton>
            <span role="status">{place}</span>
            <IconButton label={t.next} onClick={() => onStep(1)}>
              <ChevronRight />
            </IconButton>
          </div>
        )
      }
    >
      {/* The enlarged picture is focusable, so that the keyboard can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div key={shown} className={styles.window} tabIndex={0} role="region" aria-label={t.enlarged}>
        <img
          ref={showMiddle}
          src={cataloguePictureUrls(paths[shown] ?? '').src}
          alt={`${title}: ${place}`}
          width={1200}
          height={1500}
          className={styles.picture}
        />
      </div>
    </Dialog>
  );
}
