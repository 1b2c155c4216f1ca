import { COVER_ID } from '@smriti/shared/book/scene';
import BookImage from 'lucide-react/icons/book-image';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Palette from 'lucide-react/icons/palette';
import Rows3 from 'lucide-react/icons/rows-3';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './BookPanels.module.css';
import type { BookPanelProps } from './panels/book-panel-props';

/** Labels of the buttons that open the editor's panels. */
const panelMessages = messageCatalogue('studioPanels', {
  panels: 'Change the book',
  themes: 'Theme',
  calendar: 'Months and dates',
  cover: 'Edit the cover',
  pages: 'Pages',
  opening: 'Opening...',
});

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

interface Panel {
  name: 'calendar' | 'themes' | 'cover' | 'pages';
  icon: ReactNode;
  content: ReactNode;
}

/** Panels of the editor, depending on the kind of book. */
function panelsOf(props: BookPanelProps): Panel[] {
  const { kind, cover, spreads, calendar } = props.scene;
  const hasOrder = kind === 'book' || (kind === 'set' && spreads.length > 1);
  const all: (Panel & { isThere: boolean })[] = [
    {
      name: 'calendar',
      isThere: calendar !== null,
      icon: <CalendarDays aria-hidden="true" />,
      content: <CalendarPanel {...props} />,
    },
    {
      name: 'themes',
      isThere: true,
      icon: <Palette aria-hidden="true" />,
      content: <ThemePanel {...props} />,
    },
    {
      name: 'cover',
      isThere: cover !== null,
      icon: <BookImage aria-hidden="true" />,
      content: <CoverPanel {...props} />,
    },
    {
      name: 'pages',
      isThere: hasOrder,
      icon: <Rows3 aria-hidden="true" />,
      content: <OverviewPanel {...props} />,
    },
  ];
  return all.filter(({ isThere }) => isThere);
}

/**
 * Panels that change the whole book; each opens below its button and is loaded when first opened.
 */
export function BookPanels(props: BookPanelProps) {
  const t = useMessages(panelMessages);
  const id = useId();
  const [opened, setOpened] = useState<Panel['name'] | null>(null);
  const panels = panelsOf(props);
  function toggle(name: Panel['name']): void {
    setOpened(name === opened ? null : name);
    if (name === 'cover' && name !== opened) props.onShow(COVER_ID);
  }

  const open = panels.find(({ name }) => name === opened);
  return (
    <div className="stack gap-3 min-w-0">
      <div role="group" aria-label={t.panels} className={cx('cluster gap-2', styles.buttons)}>
        {panels.map(({ name, icon }) => (
          <Button
            key={name}
            size="small"
            icon={icon}
            aria-expanded={name === opened}
            aria-controls={name === opened ? id : undefined}
            onClick={() => toggle(name)}
          >
            {t[name]}
          </Button>
        ))}
      </div>
      {open && (
        <section id={id} aria-label={t[open.name]} className={styles.panel}>
          <Suspense
            fallback={
              <Loading label={t.opening}>
                <Skeleton shape="block" height="8rem" />
              </Loading>
            }
          >
            {open.content}
          </Suspense>
        </section>
      )}
    </div>
  );
}
