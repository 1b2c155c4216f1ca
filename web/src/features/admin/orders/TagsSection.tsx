import { params } from '@nanostores/i18n';
import { changeOrderTags, MAX_TAG_LENGTH, MAX_TAGS } from '@smriti/shared/order/order-tags';
import { type StaffOrder } from '@smriti/shared/order/staff-order';
import X from 'lucide-react/icons/x';
import { callApi } from '#lib/api/api.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { TagLinks } from '../components/order/TagLinks';
import { RecordForm } from '../components/RecordForm';
import { useRecordForm } from '../lib/use-record-form';
import { useStaffWrite } from '../lib/use-staff-write';

const orderTagMessages = messageCatalogue('adminOrderTags', {
  heading: 'Tags',
  add: 'Add a tag',
  hint: 'A short word or two, such as “gift” or “call first”. No customer sees it.',
  addButton: 'Add tag',
  wrong: 'Write a word of letters and digits.',
  added: 'Tagged',
  removed: 'The tag is removed',
  remove: params('Remove the tag {tag}'),
});

const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]*$/u;

const EMPTY = { values: { tag: '' }, version: null };

/** Section of the order page: its tags, which lead to the orders with the same tag. */
export function TagsSection({ order: { id, tags } }: { order: StaffOrder }) {
  const t = useMessages(orderTagMessages);
  const removal = useStaffWrite(
    (tag: string) => callApi(changeOrderTags, { params: { id }, body: { remove: [tag] } }),
    { makesStale: ['staff-orders'], success: () => t.removed },
  );
  return (
    <Panel title={t.heading}>
      {tags.length > 0 && (
        <ul role="list" className="cluster gap-2">
          {tags.map((tag) => (
            <li key={tag} className="cluster gap-1 items-center">
              <TagLinks tags={[tag]} />
              <IconButton size="small" label={t.remove({ tag })} onClick={() => removal.begin(tag)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {removal.problem !== null && <InlineMessage tone="error">{removal.problem}</InlineMessage>}
      {tags.length < MAX_TAGS && <TagForm id={id} />}
    </Panel>
  );
}

function TagForm({ id }: { id: string }) {
  const t = useMessages(orderTagMessages);
  const editing = useRecordForm({
    stored: EMPTY,
    isAdding: true,
    problemsOf: ({ tag }) => (TAG.test(tag.trim()) ? [] : [{ field: 'tag' }]),
    send: ({ values: { tag } }) =>
      callApi(changeOrderTags, { params: { id }, body: { add: [tag.trim()] } }),
    makesStale: ['staff-orders'],
    success: () => t.added,
  });
  return (
    <RecordForm editing={editing} submit={t.addButton}>
      <TextField
        name="tag"
        label={t.add}
        hint={t.hint}
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
        value={editing.values.tag}
        error={editing.form.problemOf('tag') && t.wrong}
        onChange={({ target }) => editing.change({ tag: target.value })}
      />
    </RecordForm>
  );
}
