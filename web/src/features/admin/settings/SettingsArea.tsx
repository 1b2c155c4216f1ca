import { Route, Routes } from 'react-router-dom';
import { PausePage } from './PauseForm';
import { SettingsPage } from './SettingsPage';

/** Routes below /admin/settings: settings of the whole shop. */
export default function SettingsArea() {
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path="pause" element={<PausePage />} />
    </Routes>
  );
}
