import { canAddText } from '@smriti/shared/book/edit/find-text';
import type { Book } from '@smriti/shared/book/scene';
import Captions from 'lucide-react/icons/captions';
import Type from 'lucide-react/icons/type';
import { lazy, Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { textMessages } from './text-messages';
import styles from './TextTools.module.css';
import type { TextState } from '../state/use-text-state';

const TextPanel = lazy(async () => ({ default: (await import('./TextPanel')).TextPanel }));

interface TextToolsProps {
  scene: Book;
  texts: TextState;
  /** Id of the edited spread. */
  spread: string;
  /** Id of the selected photo, which can get a caption; null for none. */
  photo: string | null;
}

/** Buttons that add texts, and the panel of the selected text below them. */
export function TextTools({ scene, texts, spread, photo }: TextToolsProps) {
  const t = useMessages(textMessages);
  return (
    <div className={cx('stack gap-3', styles.tools)}>
      <div className={cx('cluster gap-2 justify-center', styles.buttons)}>
        {canAddText(scene, spread) && (
          <Button
            size="small"
            icon={<Type aria-hidden="true" />}
            aria-keyshortcuts="T"
            onClick={texts.add}
          >
            {t.add}
          </Button>
        )}
        {photo !== null && (
          <Button
            size="small"
            icon={<Captions aria-hidden="true" />}
            onClick={() => texts.addCaption(photo)}
          >
            {t.addCaption}
          </Button>
        )}
      </div>
      {texts.chosen && (
        <Suspense>
          <TextPanel
            key={`${texts.chosen.spread} ${texts.chosen.item}`}
            {...{ scene }}
            at={texts.chosen}
            writing={texts.writing}
            onDone={() => texts.choose(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
