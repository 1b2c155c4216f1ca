import { type RefObject, useEffect, useRef } from 'react';
import { count, params } from '@nanostores/i18n';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { isHeicAccepted } from '#lib/uploads/accepted-types.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import styles from './FileNotices.module.css';
import { useStudio, useStudioState } from '../../studio-context';
import type { FileNotice } from '../../studio-store';

/** Messages about chosen files; loaded with the notices. */
const fileMessages = messageCatalogue('studioFiles', {
  problems: count({
    one: '{count} file could not be added',
    many: '{count} files could not be added',
  }),
  problem: params('{name}: {reason}'),
  emptyFile: 'the file is empty. Choose the original.',
  tooLarge: 'larger than 30 MB. Save it smaller, or choose another.',
  heic: 'a HEIC photo. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  heicUnreadable:
    'we could not open this HEIC photo. Try it on another device, or save it as JPEG first.',
  heicNotLoaded: 'we could not open this HEIC photo yet. Check your connection, and add it again.',
  type: 'not a JPEG, HEIC, PNG, WebP or GIF picture.',
  typeWithoutHeic: 'not a JPEG, PNG, WebP or GIF picture.',
  unreadable: 'cannot be read as a picture. It may be damaged; choose the original.',
  notKept: 'this page was closed before your browser had kept it. Choose it again.',
  noRoom: 'your browser had no room to keep it. Make some room on this phone and share it again.',
  tooMany: 'an album holds at most 500 photos.',
  remarks: 'Good to know before we print',
  animated: 'Only the first picture of an animation is printed.',
  cmyk: 'This photo has print colours (CMYK). On the page they may look a little different.',
  duplicates: count({
    one: '{count} photo is in the album already, and is kept once:',
    many: '{count} photos are in the album already, and are kept once:',
  }),
  more: params('and {count} more'),
  chooseOthers: 'Choose other photos',
  dismiss: 'Dismiss',
});

/**
 * Kind of notice: a file that could not be added, one that was added before, or a remark on an
 * added one.
 */
type Kind = 'problem' | 'duplicate' | 'remark';

function kindOf({ problem }: FileNotice): Kind {
  if (problem === 'duplicate') return 'duplicate';
  return problem === 'animated' || problem === 'cmyk' ? 'remark' : 'problem';
}

interface FileNoticesProps {
  /** File input, which takes the focus when a notice is dismissed. */
  addButton: RefObject<HTMLInputElement | null>;
}

export function FileNotices({ addButton }: FileNoticesProps) {
  const notices = useStudioState((state) => state.notices);
  const of = (kind: Kind) => notices.filter((notice) => kindOf(notice) === kind);
  const [problems, remarks, duplicates] = [of('problem'), of('remark'), of('duplicate')];
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} addButton={addButton} />}
      {remarks.length > 0 && <Remarks remarks={remarks} addButton={addButton} />}
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} addButton={addButton} />}
    </>
  );
}

/** Button that dismisses all notices of one kind. */
function Dismiss({ kind, addButton }: FileNoticesProps & { kind: Kind }) {
  const t = useMessages(fileMessages);
  const { store } = useStudio();
  const dismiss = () => {
    store.setState(({ notices }) => ({
      notices: notices.filter((notice) => kindOf(notice) !== kind),
    }));
    addButton.current?.focus();
  };
  return (
    <Button size="small" variant="quiet" onClick={dismiss}>
      {t.dismiss}
    </Button>
  );
}

function Reasons({ notices }: { notices: readonly FileNotice[] }) {
  const t = useMessages(fileMessages);
  const reasons = {
    empty: t.emptyFile,
    tooLarge: t.tooLarge,
    heic: t.heic,
    heicUnreadable: t.heicUnreadable,
    heicNotLoaded: t.heicNotLoaded,
    type: isHeicAccepted ? t.type : t.typeWithoutHeic,
    unreadable: t.unreadable,
    tooMany: t.tooMany,
    notKept: t.notKept,
    noRoom: t.noRoom,
    animated: t.animated,
    cmyk: t.cmyk,
  };
  return (
    <ul className={styles.files}>
      {notices.map(({ name, problem }, index) => (
        <li key={`${index}-${name}`}>
          {problem !== 'duplicate' && t.problem({ name, reason: reasons[problem] })}
        </li>
      ))}
    </ul>
  );
}

interface ProblemsProps extends FileNoticesProps {
  problems: readonly FileNotice[];
}

function Problems({ problems, addButton }: ProblemsProps) {
  const t = useMessages(fileMessages);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' });
  }, [problems.length]);
  return (
    <InlineMessage ref={message} tone="error">
      <p className="strong">{t.problems(problems.length)}</p>
      <Reasons notices={problems} />
      <div className="cluster gap-2">
        <Button size="small" onClick={() => addButton.current?.click()}>
          {t.chooseOthers}
        </Button>
        <Dismiss kind="problem" addButton={addButton} />
      </div>
    </InlineMessage>
  );
}

interface RemarksProps extends FileNoticesProps {
  remarks: readonly FileNotice[];
}

function Remarks({ remarks, addButton }: RemarksProps) {
  const t = useMessages(fileMessages);
  return (
    <InlineMessage tone="info" action={<Dismiss kind="remark" addButton={addButton} />}>
      <p className="strong">{t.remarks}</p>
      <Reasons notices={remarks} />
    </InlineMessage>
  );
}

interface DuplicatesProps extends FileNoticesProps {
  duplicates: readonly FileNotice[];
}

/** Maximum number of names in a notice: a whole folder that is added again would fill the page. */
const MAX_NAMES = 6;

function Duplicates({ duplicates, addButton }: DuplicatesProps) {
  const t = useMessages(fileMessages);
  const names = duplicates.slice(0, MAX_NAMES).map(({ name }) => name);
  const others = duplicates.length - names.length;
  const named = [names.join(', '), others > 0 && t.more({ count: others })]
    .filter(Boolean)
    .join(' ');
  return (
    <InlineMessage tone="info" action={<Dismiss kind="duplicate" addButton={addButton} />}>
      {`${t.duplicates(duplicates.length)} ${named}`}
    </InlineMessage>
  );
}
