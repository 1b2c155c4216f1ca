import { COVER_ID } from '@smriti/shared/book/scene';
import BookImage from 'lucide-react/icons/book-image';
import Calendar from 'lucide-react/icons/calendar';
import Images from 'lucide-react/icons/images';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Palette from 'lucide-react/icons/palette';
import Rows3 from 'lucide-react/icons/rows-3';
import Users from 'lucide-react/icons/users';
import { params } from '@nanostores/i18n';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { CountBadge } from '#ui/actions/CountBadge.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialogs/Sheet.tsx';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useStudio, useStudioState } from '../studio-context';
import type { StartDrag } from './gestures/drop-places';
import type { BookPanelProps } from './panels/book-panel-props';
import styles from './SidePanels.module.css';
import type { FrameState } from './state/use-frame-state';

/** Names of the panels, with short labels for buttons where the name is long. */
const panelMessages = messageCatalogue('studioPanels', {
  panels: 'Change the design',
  photos: 'Photos',
  photosLeftOut: params('Photos, {count} left out'),
  style: 'Style',
  themes: 'Theme',
  calendar: 'Months and dates',
  months: 'Months',
  cover: 'Edit the cover',
  coverShort: 'Cover',
  pages: 'Pages',
  prints: 'Prints',
  family: 'Family',
  close: 'Close the panel',
  opening: 'Opening...',
  notLoaded: 'This part could not be loaded. Your changes are safe.',
  reload: 'Try again',
});

const PhotoTray = lazy(async () => ({ default: (await import('./panels/PhotoTray')).PhotoTray }));
const StylePanel = lazy(async () => ({
  default: (await import('./panels/StylePanel')).StylePanel,
}));
const ThemePanel = lazy(async () => ({
  default: (await import('./panels/ThemePanel')).ThemePanel,
}));
const CalendarPanel = lazy(async () => ({
  default: (await import('./panels/CalendarPanel')).CalendarPanel,
}));
const CoverPanel = lazy(async () => ({
  default: (await import('./panels/CoverPanel')).CoverPanel,
}));
const OverviewPanel = lazy(async () => ({
  default: (await import('./panels/OverviewPanel')).OverviewPanel,
}));
const SharePanel = lazy(async () => ({
  default: (await import('#domains/shares/SharePanel.tsx')).SharePanel,
}));

interface SidePanelsProps extends BookPanelProps {
  frames: FrameState;
  startDrag: StartDrag;
  /** Whether the buttons are hidden on phones, to make space for the tools of a text or a moved picture. */
  isHiddenOnPhones: boolean;
  /** Whether a text is edited, which hides the panel above the keyboard of an upright tablet. */
  isWriting: boolean;
}

type PanelName =
  | 'photos'
  | 'style'
  | 'themes'
  | 'calendar'
  | 'cover'
  | 'pages'
  | 'prints'
  | 'family';

const ICONS: Readonly<Record<PanelName, ReactNode>> = {
  photos: <Images aria-hidden="true" />,
  style: <LayoutTemplate aria-hidden="true" />,
  themes: <Palette aria-hidden="true" />,
  calendar: <Calendar aria-hidden="true" />,
  cover: <BookImage aria-hidden="true" />,
  pages: <Rows3 aria-hidden="true" />,
  prints: <Rows3 aria-hidden="true" />,
  family: <Users aria-hidden="true" />,
};

interface Panel {
  name: PanelName;
  /** Short label below the icon; part of the panel's name. */
  shortLabel?: string;
  content: ReactNode;
}

/** Panels of the editor, depending on the kind of book. */
function usePanels(props: SidePanelsProps, onPick: () => void): Panel[] {
  const t = useMessages(panelMessages);
  const { plan } = useStudio();
  const title = useStudioState(({ texts }) => texts.title);
  const { scene } = props;
  const { kind, cover, spreads, calendar } = scene;
  const all: (Panel & { isOffered?: boolean })[] = [
    {
      name: 'photos',
      content: <PhotoTray {...props} onPick={onPick} />,
    },
    {
      name: 'calendar',
      isOffered: calendar !== null,
      shortLabel: t.months,
      content: <CalendarPanel {...props} />,
    },
    {
      name: 'style',
      content: <StylePanel {...props} />,
    },
    {
      name: 'themes',
      isOffered: plan.type !== 'product',
      content: <ThemePanel {...props} />,
    },
    {
      name: 'cover',
      isOffered: cover !== null,
      shortLabel: t.coverShort,
      content: <CoverPanel {...props} />,
    },
    {
      name: kind === 'set' ? 'prints' : 'pages',
      isOffered: kind === 'book' || (kind === 'set' && spreads.length > 1),
      content: <OverviewPanel {...props} />,
    },
    {
      name: 'family',
      isOffered: plan.albumId !== undefined,
      content: plan.albumId && <SharePanel albumId={plan.albumId} title={title} book={scene} />,
    },
  ];
  return all.filter(({ isOffered = true }) => isOffered);
}

/**
 * Panels at the side: the photos, and settings of the whole book. One is open at a time; on phones it
 * is a sheet, and none is open at first.
 */
export function SidePanels(props: SidePanelsProps) {
  const t = useMessages(panelMessages);
  const id = useId();
  const isNarrow = useIsNarrowWindow();
  const [opened, setOpened] = useState<PanelName | null>(isNarrow ? null : 'photos');
  const closeSheet = () => setOpened(null);
  const panels = usePanels(props, () => isNarrow && closeSheet());
  const leftOut = props.scene.tray.length;

  function toggle(name: PanelName): void {
    setOpened(!isNarrow && name === opened ? null : name);
    if (name === 'cover' && name !== opened) props.onShow(COVER_ID);
  }

  const open = panels.find(({ name }) => name === opened);
  const content = open && <PanelContent key={open.name}>{open.content}</PanelContent>;
  return (
    <>
      <div
        role="group"
        aria-label={t.panels}
        className={cx(styles.rail, props.isHiddenOnPhones && styles.hiddenOnPhones)}
      >
        {panels.map(({ name, shortLabel }) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-label={
              name === 'photos' && leftOut > 0 ? t.photosLeftOut({ count: leftOut }) : t[name]
            }
            aria-expanded={name === opened}
            aria-controls={name === opened ? id : undefined}
            onClick={() => toggle(name)}
          >
            {ICONS[name]}
            <span>{shortLabel ?? t[name]}</span>
            {name === 'photos' && <CountBadge count={leftOut} />}
          </button>
        ))}
      </div>
      {open && !isNarrow && (
        <section
          id={id}
          aria-label={t[open.name]}
          className={cx(styles.panel, props.isWriting && styles.coveredByText)}
        >
          {content}
        </section>
      )}
      {open && isNarrow && (
        <Sheet
          isOpen
          side="bottom"
          title={t[open.name]}
          closeLabel={t.close}
          onOpenChange={closeSheet}
        >
          <section
            id={id}
            aria-label={t[open.name]}
            className={cx('stack gap-4 min-w-0', styles.inSheet)}
          >
            {content}
          </section>
        </Sheet>
      )}
    </>
  );
}

/** Content of a panel, or a placeholder while it loads. */
function PanelContent({ children }: { children: ReactNode }) {
  const t = useMessages(panelMessages);
  const loading = (
    <Loading label={t.opening}>
      <Skeleton shape="block" height="8rem" />
    </Loading>
  );
  return (
    <FailureBoundary message={t.notLoaded} action={t.reload}>
      <Suspense fallback={loading}>{children}</Suspense>
    </FailureBoundary>
  );
}
