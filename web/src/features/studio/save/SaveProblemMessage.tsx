import { INCOMPLETE_ALBUM } from '@smriti/shared/album/album-validation';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/Button';
import { InlineMessage } from '../../../ui/feedback/InlineMessage';
import { problemText } from '../../../lib/api/api';
import { formatRupees } from '../../../lib/language/format';
import { useMessages } from '../../../lib/language/i18n';
import { savingMessages } from '../messages';
import styles from '../ActionBar.module.css';
import { useStudio } from '../studio-context';
import type { NotAdded, SavedStatus, SaveProblem } from './save-problem';

export interface ProblemActions {
  /** Saves for the price that the server named. */
  onAcceptPrice: (status: SavedStatus, total: number) => void;
  /** Puts aside what was changed here and loads the album anew. */
  onReload: () => void;
  /** Loads the album anew; what was changed here is kept for when it can be edited again. */
  onLook: () => void;
  /** Goes on from the newer version with what was changed here. */
  onKeepMine: () => void;
}

/** What is said above the buttons, with the design in view. */
export type BarProblem = Exclude<SaveProblem, NotAdded>;

interface SaveProblemMessageProps extends ProblemActions {
  problem: BarProblem;
  /** Whether each missing detail is named, instead of the one sentence of the album form. */
  namesDetails: boolean;
}

/** Why the design is not saved, and the way on; it takes the focus when it comes. */
export function SaveProblemMessage(props: SaveProblemMessageProps) {
  const { problem, namesDetails } = props;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <InlineMessage ref={message} tone="error" action={<WayOn {...props} />}>
      <Text problem={problem} namesDetails={namesDetails} />
    </InlineMessage>
  );
}

function Text({
  problem,
  namesDetails,
}: Pick<SaveProblemMessageProps, 'problem' | 'namesDetails'>) {
  const t = useMessages(savingMessages);
  switch (problem.kind) {
    case 'incomplete': {
      const details = Object.values(problem.errors);
      if (!namesDetails) return problemText({ reason: 'album_incomplete' }, INCOMPLETE_ALBUM);
      return details.map((detail) => <p key={detail}>{detail}</p>);
    }
    case 'notUploaded':
      return t.notUploaded(problem.count);
    case 'price':
      return t.priceChanged({ price: formatRupees(problem.total) });
    case 'version':
      return t.changedElsewhere;
    case 'frozen':
      return t.changedElsewhere;
    case 'failed':
      return t.failed({ message: problem.message });
  }
}

function WayOn(props: SaveProblemMessageProps) {
  const { problem, onAcceptPrice, onReload, onLook, onKeepMine } = props;
  const t = useMessages(savingMessages);
  const { store } = useStudio();
  if (problem.kind === 'price') {
    const { status, total } = problem;
    return (
      <Button size="small" onClick={() => onAcceptPrice(status, total)}>
        {t.acceptPrice({ price: formatRupees(total) })}
      </Button>
    );
  }
  if (problem.kind === 'frozen') {
    return (
      <Button size="small" onClick={onLook}>
        {t.loadNewer}
      </Button>
    );
  }
  if (problem.kind !== 'version') return null;
  return (
    <span className={styles.wayOn}>
      <Button size="small" onClick={onReload}>
        {t.loadNewer}
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          store.setState({ version: problem.version });
          onKeepMine();
        }}
      >
        {t.keepMine}
      </Button>
    </span>
  );
}
