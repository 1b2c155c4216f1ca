import {
  changeSettings,
  type Settings,
  settings as settingsSchema,
} from '@smriti/shared/staff/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callOnce } from '#lib/api/call-once.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ConflictDialog } from '../components/ConflictDialog';
import { RecordForm } from '../components/RecordForm';
import { type StaffWrite, useStaffWrite } from '../lib/use-staff-write';
import { InvoicePreview } from './InvoicePreview';
import { SettingField } from './SettingField';
import {
  listDifferingSettings,
  toSettingsForm,
  parseNumber,
  listSettingProblems,
  SETTING_GROUPS,
  type SettingValues,
  toSettingValues,
} from './setting-values';
import styles from './SettingsForm.module.css';
import { settingsMessages } from './settings-messages';

interface Saving {
  values: SettingValues;
  /** Version on which the edit is based. */
  version: number;
}

/** Form of all settings in groups, with previews of their effects. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages(settingsMessages);
  const queries = useQueryClient();
  const [values, setValues] = useState(() => toSettingValues(settings));
  const form = useForm(listSettingProblems);
  const write = useStaffWrite(
    ({ values: sent, version }: Saving) =>
      callOnce(changeSettings, { body: toSettingsForm(sent, version) }),
    {
      makesStale: ['staff-audit'],
      success: () => t.saved,
      onDone: (saved) => {
        queries.setQueryData(staffQueryKeys['staff-settings'].shop(), saved);
        setValues(toSettingValues(saved));
      },
    },
  );
  const { version } = settings;
  return (
    <>
      <RecordForm
        write={write}
        submit={t.save}
        isWide
        isLong
        onSubmit={(event) => form.submit(event, values, () => write.begin({ values, version }))}
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
              <div className={styles.fields}>
                {fields.map((name) => (
                  <SettingField
                    key={name}
                    name={name}
                    value={values[name]}
                    isWrong={form.problemOf(name) !== undefined}
                    onChange={(value) => {
                      setValues((before) => ({ ...before, [name]: value }));
                      form.edited([name]);
                    }}
                  />
                ))}
              </div>
              {group === 'invoices' && <InvoicePreview values={values} />}
            </div>
            {group === 'rewards' && <PointsWorth values={values} />}
          </Card>
        ))}
      </RecordForm>
      <SettingsConflict write={write} mine={values} onTakeTheirs={setValues} />
    </>
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

interface SettingsConflictProps {
  write: StaffWrite<Saving>;
  mine: SettingValues;
  onTakeTheirs: (values: SettingValues) => void;
}

/**
 * Conflict dialog with both versions, if somebody else has changed the settings in the meantime.
 */
function SettingsConflict({ write, mine, onTakeTheirs }: SettingsConflictProps) {
  const t = useMessages(settingsMessages);
  const queries = useQueryClient();
  const current = settingsSchema.safeParse(write.conflict?.details).data;
  if (!current) return null;
  const theirs = toSettingValues(current);
  return (
    <ConflictDialog
      isOpen
      isPending={write.isPending}
      differences={listDifferingSettings(mine, theirs).map((name) => ({
        label: t[name],
        mine: mine[name],
        theirs: theirs[name],
      }))}
      onKeepMine={() => write.begin({ values: mine, version: current.version })}
      onTakeTheirs={() => {
        queries.setQueryData(staffQueryKeys['staff-settings'].shop(), current);
        onTakeTheirs(theirs);
        write.reset();
      }}
      onClose={write.reset}
    />
  );
}
