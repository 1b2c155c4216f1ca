import { changePause, getPause, PAUSABLE_PARTS, type Pause } from '@smriti/shared/staff/pause';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { QuerySection } from '../components/QueryFallback';
import { RecordForm } from '../components/RecordForm';
import { StaffPage } from '../components/StaffPage';
import { useRecordForm } from '../lib/use-record-form';
import { pauseMessages } from './page-messages';
import { SettingsTabs } from './SettingsTabs';

const SHORTEST_SENTENCE = 10;

/** Paused functions whose message for customers is missing or too short. */
function problemsOf(pause: Pause): { field: string }[] {
  const isWrong = (sentence: string | null) =>
    sentence !== null && sentence.trim().length < SHORTEST_SENTENCE;
  return PAUSABLE_PARTS.filter((what) => isWrong(pause[what])).map((field) => ({ field }));
}

/** Form that pauses and resumes functions of the shop, each with a message for customers. */
function PauseForm({ pause }: { pause: Pause }) {
  const t = useMessages(pauseMessages);
  const queries = useQueryClient();
  const editing = useRecordForm({
    stored: { values: pause, version: null },
    problemsOf,
    send: ({ values: body }) => callApi(changePause, { body }),
    makesStale: [],
    success: () => t.done,
    onDone: (saved) => queries.setQueryData(staffQueryKeys['staff-settings'].pause(), saved),
  });
  const { values, change, form } = editing;
  const suggestions = {
    requests: t.requestsSentence,
    orders: t.ordersSentence,
    payments: t.paymentsSentence,
  };
  const hints = { requests: t.requestsHint, orders: t.ordersHint, payments: t.paymentsHint };
  return (
    <RecordForm editing={editing} submit={t.save} isLong>
      <Card as="section" padding="large" className="stack gap-5">
        {PAUSABLE_PARTS.map((what) => {
          const sentence = values[what];
          return (
            <fieldset key={what} className="stack gap-3">
              <legend className="visually-hidden">{t[what]}</legend>
              <CheckboxField
                label={`${t[what]}: ${sentence === null ? t.open : t.closed}`}
                hint={hints[what]}
                checked={sentence !== null}
                onChange={({ target }) =>
                  change({ [what]: target.checked ? suggestions[what] : null })
                }
              />
              {sentence !== null && (
                <TextAreaField
                  name={what}
                  label={t.sentence}
                  maxLength={300}
                  value={sentence}
                  error={form.problemOf(what) && t.sentenceProblem}
                  onChange={({ target }) => change({ [what]: target.value })}
                />
              )}
            </fieldset>
          );
        })}
      </Card>
    </RecordForm>
  );
}

export function PausePage() {
  const t = useMessages(pauseMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-settings'].pause(),
    queryFn: ({ signal }) => callApi(getPause, { signal }),
    staleTime: Infinity,
  });
  return (
    <StaffPage title={t.title} intro={t.text}>
      <SettingsTabs />
      <QuerySection query={query} failed={t.loadFailed}>
        {(pause) => <PauseForm pause={pause} />}
      </QuerySection>
    </StaffPage>
  );
}
