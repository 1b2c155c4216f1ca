import { INCOMPLETE_ALBUM_TEXT } from '@smriti/shared/album/album-validation';
import { useEffect, useRef } from 'react';
import { serverProblemText } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { savingMessages } from '../messages';
import { useStudio } from '../studio-context';
import type { NotAddedToCart, SavedStatus, SaveProblem } from './save-problem';

export interface SaveProblemActions {
  /** Saves at the price that the server returned. */
  onAcceptPrice: (status: SavedStatus, total: number) => void;
  /** Discards the local changes and loads the album again. */
  onReload: () => void;
  /** Loads the album again; local changes are stored until it can be edited again. */
  onLook: () => void;
  /** Saves the local changes on top of the newer version. */
  onKeepMine: () => void;
}

/** Problems that are shown above the buttons, while the design stays visible. */
export type ShownSaveProblem = Exclude<SaveProblem, NotAddedToCart>;

interface SaveProblemMessageProps extends SaveProblemActions {
  problem: ShownSaveProblem;
  /** Whether each missing detail is listed, instead of a general sentence. */
  namesDetails: boolean;
}

/** Explains why the design was not saved and what to do; takes the focus when it appears. */
export function SaveProblemMessage(props: SaveProblemMessageProps) {
  const { problem, namesDetails } = props;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <InlineMessage ref={message} tone="error" action={<SaveProblemAction {...props} />}>
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
      if (!namesDetails)
        return serverProblemText({ reason: 'album_incomplete' }, INCOMPLETE_ALBUM_TEXT);
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

function SaveProblemAction(props: SaveProblemMessageProps) {
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
    <span className="cluster gap-2">
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
