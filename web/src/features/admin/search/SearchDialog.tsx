import type { Role } from '@smriti/shared/account/roles';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { ConsoleArea } from '../console-areas';
import { staffSearchMessages } from './messages';
import styles from './SearchDialog.module.css';
import type { SearchResult } from './search-results';
import { useStaffSearch } from './use-staff-search';

interface SearchDialogProps {
  role: Role;
  /** Areas that the role may see, which are found by their names. */
  areas: readonly ConsoleArea[];
  onShowKeys: () => void;
  onClose: () => void;
}

const MAX_LENGTH = 80;

/**
 * Search over all that the role may read (docs/rules.md#console-9): a combobox, whose options are links, so that
 * they open in another tab, too, and ask before unsaved changes are left.
 */
export function SearchDialog({ role, areas, onShowKeys, onClose }: SearchDialogProps) {
  const t = useMessages(staffSearchMessages);
  const [text, setText] = useState('');
  const search = useStaffSearch(text, role, areas);
  const hints: Partial<Record<Role, string>> = {
    printer: t.hintPrinter,
    reviewer: t.hintReviewer,
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.title}
      footer={
        <Button variant="quiet" onClick={onShowKeys}>
          {t.keys}
        </Button>
      }
    >
      <SearchBox
        hint={hints[role] ?? t.hintAll}
        text={text}
        onType={setText}
        results={search.results}
        isCurrent={!search.isSearching}
        onOpen={onClose}
      />
      <p role="status" className="mt-3 muted text-sm">
        {search.isSearching && search.results.length === 0 && t.searching}
        {!search.isSearching && search.results.length > 0 && t.found(search.results.length)}
        {search.isAsked &&
          !search.isSearching &&
          !search.isFailed &&
          search.results.length === 0 &&
          t.nothing}
      </p>
      {search.isFailed && <InlineMessage tone="error">{t.failed}</InlineMessage>}
    </Dialog>
  );
}

interface SearchBoxProps {
  hint: string;
  text: string;
  onType: (text: string) => void;
  results: readonly SearchResult[];
  /** Whether the results belong to the current text; otherwise some may belong to the previous one. */
  isCurrent: boolean;
  /** Called when a result is opened. */
  onOpen: () => void;
}

/**
 * Field and list of the combobox; the arrow keys move through the options, and the first option is selected
 * initially.
 */
function SearchBox({ hint, text, onType, results, isCurrent, onOpen }: SearchBoxProps) {
  const t = useMessages(staffSearchMessages);
  const listId = useId();
  const [active, setActive] = useState(0);
  /** Whether Enter was pressed before the results were there, as scanners do. */
  const [isAwaited, setAwaited] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The dialog focuses its first button when it opens.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const isExpanded = results.length > 0;
  const chosen = Math.min(active, results.length - 1);
  const activeId = isExpanded ? `${listId}-${chosen}` : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    if (isAwaited && isCurrent && activeId) document.getElementById(activeId)?.click();
  }, [isAwaited, isCurrent, activeId]);

  function move(to: number): void {
    setActive(to);
    setAwaited(false);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const count = results.length;
    if (event.key === 'Enter' && isCurrent && activeId) document.getElementById(activeId)?.click();
    else if (event.key === 'Enter') setAwaited(true);
    else if (!isExpanded) return;
    else if (event.key === 'ArrowDown') move((chosen + 1) % count);
    else if (event.key === 'ArrowUp') move((chosen - 1 + count) % count);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <TextField
        ref={field}
        label={t.field}
        hint={hint}
        type="search"
        role="combobox"
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        leading={<Search aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          move(0);
        }}
        onKeyDown={press}
      />
      {isExpanded && <ResultList {...{ listId, results, chosen, onOpen }} />}
    </>
  );
}

interface ResultListProps {
  listId: string;
  results: readonly SearchResult[];
  /** Index of the chosen result. */
  chosen: number;
  onOpen: () => void;
}

/** List of the combobox, by group. */
function ResultList({ listId, results, chosen, onOpen }: ResultListProps) {
  const t = useMessages(staffSearchMessages);
  return (
    <div id={listId} role="listbox" aria-label={t.results} className="mt-3">
      {groupResults(results).map(({ group, first, members }) => (
        <div key={group} role="group" aria-label={t[group]}>
          <p aria-hidden="true" className="mt-3 muted text-sm">
            {t[group]}
          </p>
          {members.map((result, index) => (
            <ResultLink
              key={result.id}
              result={result}
              id={`${listId}-${first + index}`}
              isChosen={first + index === chosen}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Results by group, each with the index of its first one. */
function groupResults(results: readonly SearchResult[]) {
  const groups = [...new Set(results.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    first: results.findIndex((result) => result.group === group),
    members: results.filter((result) => result.group === group),
  }));
}

interface ResultLinkProps {
  result: SearchResult;
  id: string;
  isChosen: boolean;
  onOpen: () => void;
}

function ResultLink({ result: { title, facts, path }, id, isChosen, onOpen }: ResultLinkProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={path}
      className={styles.option}
      // Keeps the focus in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => {
        if (!ctrlKey && !metaKey) onOpen();
      }}
    >
      <span className="strong">{title}</span>
      <span className="muted text-sm">{facts}</span>
    </Link>
  );
}
