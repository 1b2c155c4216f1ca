import Palette from 'lucide-react/icons/palette';
import Rows3 from 'lucide-react/icons/rows-3';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../../../../components/actions/Button';
import { Loading } from '../../../../components/feedback/Loading';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { useMessages } from '../../../../lib/i18n';
import styles from './BookPanels.module.css';
import type { OverviewPanelProps } from './overview/OverviewPanel';
import { panelMessages } from './panel-messages';

const ThemePanel = lazy(async () => ({
  default: (await import('./themes/ThemePanel')).ThemePanel,
}));

const OverviewPanel = lazy(async () => ({
  default: (await import('./overview/OverviewPanel')).OverviewPanel,
}));

type BookPanelsProps = OverviewPanelProps;

interface Panel {
  name: 'themes' | 'pages';
  icon: ReactNode;
  content: ReactNode;
}

/** What changes the book as a whole: each opens under its button, and is fetched then. */
export function BookPanels(props: BookPanelsProps) {
  const t = useMessages(panelMessages);
  const id = useId();
  const [opened, setOpened] = useState<Panel['name'] | null>(null);
  const panels: Panel[] = [
    { name: 'themes', icon: <Palette aria-hidden="true" />, content: <ThemePanel {...props} /> },
    ...(props.scene.spreads.length > 1
      ? [
          {
            name: 'pages',
            icon: <Rows3 aria-hidden="true" />,
            content: <OverviewPanel {...props} />,
          } as const,
        ]
      : []),
  ];
  const open = panels.find(({ name }) => name === opened);
  return (
    <div className={styles.panels}>
      <div role="group" aria-label={t.panels} className={styles.buttons}>
        {panels.map(({ name, icon }) => (
          <Button
            key={name}
            size="small"
            icon={icon}
            aria-expanded={name === opened}
            aria-controls={name === opened ? id : undefined}
            onClick={() => setOpened(name === opened ? null : name)}
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
