import {
  changeSettings,
  type Settings,
  settings as settingsSchema,
} from '@smriti/shared/staff/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callOnce } from '#lib/api/call-once.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { cx } from '#ui/cx.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { RecordForm } from '../components/RecordForm';
import { consoleMessages } from '../lib/messages';
import { useRecordForm } from '../lib/use-record-form';
import { InvoicePreview } from './InvoicePreview';
import { SettingField } from './SettingField';
import {
  toSettingsForm,
  parseNumber,
  listSettingProblems,
  SETTING_GROUPS,
  type SettingValues,
  toSettingValues,
} from './setting-values';
import styles from './SettingsForm.module.css';
import { settingsMessages } from './settings-messages';

const toVersion = (settings: Settings) => ({
  values: toSettingValues(settings),
  version: settings.version,
});

export function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages(settingsMessages);
  const parts = useMessages(consoleMessages);
  const queries = useQueryClient();
  const editing = useRecordForm({
    stored: useMemo(() => toVersion(settings), [settings]),
    problemsOf: listSettingProblems,
    send: ({ values, version }) =>
      callOnce(changeSettings, { body: toSettingsForm(values, version ?? settings.version) }),
    readConflict: (details) => {
      const current = settingsSchema.safeParse(details).data;
      return current ? toVersion(current) : null;
    },
    makesStale: ['staff-audit'],
    success: () => t.saved,
    onMerged: (names) =>
      showToast('success', parts.merged({ fields: names.map((name) => t[name]).join(', ') })),
    onDone: (saved) => queries.setQueryData(staffQueryKeys['staff-settings'].shop(), saved),
  });
  const { values, change, form } = editing;
  return (
    <RecordForm
      editing={editing}
      describe={(name) => ({ label: t[name], textOf: (value) => value || parts.none })}
      submit={t.save}
      isWide
      isLong
    >
      {SETTING_GROUPS.map(({ name: group, fields }) => (
        <Card key={group} as="section" padding="large" className="stack gap-5">
          <div>
            <h2 className="mb-2">{t[`${group}Group`]}</h2>
            <p>{t[`${group}Text`]}</p>
          </div>
          <div
            className={
              group === 'invoices' ? cx('stack gap-6 min-w-0', styles.beside) : styles.pairs
            }
          >
            <div className={cx('stack gap-5 content-start min-w-0', styles.fields)}>
              {fields.map((name) => (
                <SettingField
                  key={name}
                  name={name}
                  value={values[name]}
                  isWrong={form.problemOf(name) !== undefined}
                  onChange={(value) => change({ [name]: value })}
                />
              ))}
            </div>
            {group === 'invoices' && <InvoicePreview values={values} />}
          </div>
          {group === 'rewards' && <PointsWorth values={values} />}
        </Card>
      ))}
    </RecordForm>
  );
}

/** Value of a referral's points in rupees; shown if both numbers are valid. */
function PointsWorth({ values }: { values: SettingValues }) {
  const t = useMessages(settingsMessages);
  const points = parseNumber(values.referral_points);
  const worth = points * parseNumber(values.point_value);
  if (!Number.isFinite(worth)) return null;
  return (
    <p className="muted text-sm">
      {t.worth({ points: formatCount(points), worth: formatRupees(worth) })}
    </p>
  );
}
