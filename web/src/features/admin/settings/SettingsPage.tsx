import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { QuerySection } from '../components/QueryFallback';
import { StaffPage } from '../components/StaffPage';
import { DateAndTime } from '../components/formatted-values';
import { CarriersPage } from './CarriersPage';
import { ClosingsPage } from './ClosingsPage';
import { OutputProfilePage } from './OutputProfilePage';
import { SettingsForm } from './SettingsForm';
import { settingsQuery } from './settings-query';
import { settingsMessages } from './settings-messages';
import { PausePage } from './PausePage';
import { SettingsTabs } from './SettingsTabs';

/** Page /admin/settings: seller, taxes, points, time limits and the print shop. */
export function SettingsPage() {
  const t = useMessages(settingsMessages);
  const query = useQuery(settingsQuery);
  return (
    <StaffPage title={t.heading} intro={t.intro}>
      <SettingsTabs />
      <QuerySection query={query} failed={t.loadFailed}>
        {(settings) => <Settings settings={settings} />}
      </QuerySection>
    </StaffPage>
  );
}

function Settings({ settings }: ComponentProps<typeof SettingsForm>) {
  const t = useMessages(settingsMessages);
  const { changed_at } = settings;
  return (
    <>
      <p className="muted text-sm">
        {changed_at === null ? t.neverChanged : <Changed at={changed_at} />}
      </p>
      <SettingsForm settings={settings} />
    </>
  );
}

function Changed({ at }: { at: string }) {
  const t = useMessages(settingsMessages);
  return (
    <>
      {t.changed} <DateAndTime time={at} />
    </>
  );
}

/** Routes below /admin/settings: settings of the whole shop. */
export default function SettingsArea() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="carriers" element={<CarriersPage />} />
      <Route path="closings" element={<ClosingsPage />} />
      <Route path="pause" element={<PausePage />} />
      <Route path="output-profile" element={<OutputProfilePage />} />
    </Routes>
  );
}
