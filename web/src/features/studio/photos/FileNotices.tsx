import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button';
import { InlineMessage } from '../../../components/feedback/InlineMessage';
import { useMessages } from '../../../lib/i18n';
import styles from './FileNotices.module.css';
import { photoMessages } from '../messages';
import { useStudio, useStudioState } from '../studio-context';
import type { FileNotice } from '../studio-store';

interface FileNoticesProps {
  /** Opens the way to choose other files. */
  onChooseOthers: () => void;
}

/** All chosen files that did not become photos, each by its name, and the way out. */
export function FileNotices({ onChooseOthers }: FileNoticesProps) {
  const notices = useStudioState((state) => state.notices);
  const problems = notices.filter(({ problem }) => problem !== 'duplicate');
  const duplicates = notices.filter(({ problem }) => problem === 'duplicate');
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} onChooseOthers={onChooseOthers} />}
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} />}
    </>
  );
}

interface ProblemsProps extends FileNoticesProps {
  problems: readonly FileNotice[];
}

function Problems({ problems, onChooseOthers }: ProblemsProps) {
  const t = useMessages(photoMessages);
  const { store } = useStudio();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [problems.length]);
  const reasons = {
    empty: t.emptyFile,
    tooLarge: t.tooLarge,
    heic: t.heic,
    type: t.type,
    unreadable: t.unreadable,
    tooMany: t.tooMany,
    notKept: t.notKept,
  };
  const dismiss = () => {
    store.setState(({ notices }) => ({
      notices: notices.filter(({ problem }) => problem === 'duplicate'),
    }));
  };
  return (
    <InlineMessage ref={message} tone="error">
      <p className={styles.heading}>{t.problems(problems.length)}</p>
      <ul className={styles.files}>
        {problems.map(({ name, problem }, index) => (
          <li key={`${index}-${name}`}>
            {problem !== 'duplicate' && t.problem({ name, reason: reasons[problem] })}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" onClick={onChooseOthers}>
          {t.chooseOthers}
        </Button>
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t.dismiss}
        </Button>
      </div>
    </InlineMessage>
  );
}

function Duplicates({ duplicates }: { duplicates: readonly FileNotice[] }) {
  const t = useMessages(photoMessages);
  const { store } = useStudio();
  const dismiss = () => {
    store.setState(({ notices }) => ({
      notices: notices.filter(({ problem }) => problem !== 'duplicate'),
    }));
  };
  return (
    <InlineMessage
      tone="info"
      action={
        <Button size="small" variant="quiet" onClick={dismiss}>
          {t.dismiss}
        </Button>
      }
    >
      {`${t.duplicates(duplicates.length)} ${duplicates.map(({ name }) => name).join(', ')}`}
    </InlineMessage>
  );
}
