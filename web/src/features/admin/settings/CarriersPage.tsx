import {
  type Carrier,
  carrierKey,
  type CarrierSettings,
  changeCarriers,
  getCarriers,
  isTrackingUrl,
  MAX_CARRIERS,
  MAX_TRACKING_LENGTH,
  MAX_TRACKING_URL_LENGTH,
} from '@smriti/shared/order/carriers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { QuerySection } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { useRecordForm } from '../lib/use-record-form';
import { carrierMessages } from './page-messages';
import { RemovableFields } from './RemovableFields';
import { SettingsTabs } from './SettingsTabs';

type Problem = 'nameMissing' | 'nameTwice' | 'urlWrong';

/** Problems of the list, in field order. */
function problemsOf(list: readonly Carrier[]): { field: string; problem: Problem }[] {
  const keys = list.map(({ name }) => carrierKey(name));
  return list.flatMap(({ tracking_url }, index) => {
    const key = keys[index] ?? '';
    const name = key === '' ? 'nameMissing' : keys.indexOf(key) < index ? 'nameTwice' : null;
    return [
      ...(name ? [{ field: `name-${index}`, problem: name } as const] : []),
      ...(isTrackingUrl(tracking_url.trim())
        ? []
        : [{ field: `url-${index}`, problem: 'urlWrong' } as const]),
    ];
  });
}

interface CarrierFieldsProps {
  /** Position in the list, from 0. */
  index: number;
  carrier: Carrier;
  /** Returns the message for a field with a problem. */
  problem: (field: string) => string | undefined;
  onEdit: (change: Partial<Carrier>) => void;
  onRemove: () => void;
}

function CarrierFields({ index, carrier, problem, onEdit, onRemove }: CarrierFieldsProps) {
  const t = useMessages(carrierMessages);
  const position = t.carrier({ position: index + 1 });
  return (
    <RemovableFields
      legend={position}
      remove={t.remove}
      removeLabel={t.removeNamed({ name: carrier.name || position })}
      onRemove={onRemove}
    >
      <TextField
        name={`name-${index}`}
        label={t.name}
        maxLength={MAX_TRACKING_LENGTH}
        autoComplete="off"
        value={carrier.name}
        error={problem(`name-${index}`)}
        onChange={({ target }) => onEdit({ name: target.value })}
      />
      <TextField
        name={`url-${index}`}
        label={t.url}
        type="url"
        maxLength={MAX_TRACKING_URL_LENGTH}
        autoComplete="off"
        value={carrier.tracking_url}
        error={problem(`url-${index}`)}
        onChange={({ target }) => onEdit({ tracking_url: target.value })}
      />
    </RemovableFields>
  );
}

function CarriersForm({ carriers }: CarrierSettings) {
  const t = useMessages(carrierMessages);
  const queries = useQueryClient();
  const editing = useRecordForm({
    stored: { values: { carriers }, version: null },
    problemsOf: (typed: CarrierSettings) => problemsOf(typed.carriers),
    send: ({ values: body }) => callApi(changeCarriers, { body }),
    makesStale: ['staff-audit'],
    success: () => t.saved,
    onDone: (saved) => queries.setQueryData(queryKeys.carriers.list(), saved),
  });
  const { change, form } = editing;
  const list = editing.values.carriers;
  function edit(index: number, changed: Partial<Carrier>): void {
    change({ carriers: list.map((one, at) => (at === index ? { ...one, ...changed } : one)) });
    form.edited([`name-${index}`, `url-${index}`]);
  }
  const problem = (field: string) => {
    const found = form.problemOf(field);
    return found && t[found.problem];
  };
  return (
    <RecordForm editing={editing} isWide isLong>
      <Card as="section" padding="large" className="stack gap-5">
        <p className="muted text-sm">{t.urlHint}</p>
        {list.map((carrier, index) => (
          // The position is the only identity of a carrier whose name is being edited.
          <CarrierFields
            key={index}
            index={index}
            carrier={carrier}
            problem={problem}
            onEdit={(changed) => edit(index, changed)}
            onRemove={() => {
              change({ carriers: list.filter((_, at) => at !== index) });
              form.clear();
            }}
          />
        ))}
        {list.length < MAX_CARRIERS && (
          <div>
            <Button
              icon={<Plus aria-hidden="true" />}
              onClick={() =>
                change({ carriers: [...list, { name: '', tracking_url: 'https://' }] })
              }
            >
              {t.add}
            </Button>
          </div>
        )}
      </Card>
    </RecordForm>
  );
}

export function CarriersPage() {
  const t = useMessages(carrierMessages);
  const query = useQuery({
    queryKey: queryKeys.carriers.list(),
    queryFn: ({ signal }) => callApi(getCarriers, { signal }),
    staleTime: Infinity,
  });
  return (
    <StaffPage title={t.title} intro={t.intro}>
      <SettingsTabs />
      <QuerySection query={query} failed={t.loadFailed}>
        {({ carriers }) => <CarriersForm carriers={carriers} />}
      </QuerySection>
    </StaffPage>
  );
}
