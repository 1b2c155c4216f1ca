import { MAX_STAFF_PAGE_SIZE } from '@smriti/shared/base/lists';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { BulkActionBar } from '../components/BulkActionBar';
import { StaffList } from '../components/StaffList';
import { useRowSelection } from '../lib/use-row-selection';
import type { StaffListState } from '../lib/use-staff-list';
import { useStaffWrite } from '../lib/use-staff-write';
import { failureMessages } from './failure-messages';

interface RetryListProps<Row, Result> {
  list: StaffListState<Row>;
  caption: string;
  columns: readonly RecordColumn<Row>[];
  /** Names a row in its button labels. */
  nameOf: (row: Row) => string;
  /** Labels a row's checkbox on phones. */
  chosenAs: (row: Row) => string;
  empty: ReactNode;
  repeat: {
    /** Label of the retry buttons. */
    label: string;
    /** Sends the retry of at most MAX_STAFF_PAGE_SIZE entries, by their ids. */
    work: (ids: string[]) => Promise<Result>;
    success: (result: Result) => string;
  };
}

/** List of failures with retry buttons for each row and for all selected rows. */
export function RetryList<Row extends { id: string }, Result>(props: RetryListProps<Row, Result>) {
  const { list, columns, repeat, nameOf, chosenAs, ...shown } = props;
  const t = useMessages(failureMessages);
  const selection = useRowSelection((list.rows ?? []).map(({ id }) => id));
  const write = useStaffWrite((ids: readonly string[]) => repeat.work([...ids]), {
    makesStale: ['staff-failures', 'staff-dashboard'],
    success: repeat.success,
    onDone: selection.clear,
  });
  const button = (row: Row) => (
    <Button
      size="small"
      className="nowrap"
      aria-disabled={write.isPending}
      aria-label={t.repeatOne({ repeat: repeat.label, name: nameOf(row) })}
      onClick={() => {
        if (!write.isPending) write.begin([row.id]);
      }}
    >
      {repeat.label}
    </Button>
  );
  return (
    <>
      {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
      <StaffList
        {...shown}
        list={list}
        columns={[...columns, { id: 'action', label: t.action, cell: button, isWide: true }]}
        keyOf={({ id }) => id}
        nameOf={chosenAs}
        selection={selection}
      />
      <BulkActionBar selection={selection}>
        <Button
          size="small"
          isBusy={write.isPending}
          onClick={() => write.begin(selection.ids.slice(0, MAX_STAFF_PAGE_SIZE))}
        >
          {repeat.label}
        </Button>
      </BulkActionBar>
    </>
  );
}
