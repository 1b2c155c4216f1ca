import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { KindsPage } from './KindsPage';

const RecordsPage = lazy(async () => ({ default: (await import('./RecordsPage')).RecordsPage }));
const ImportPage = lazy(async () => ({ default: (await import('./ImportPage')).ImportPage }));
/** With the forms of every kind. */
const RecordPage = lazy(async () => ({ default: (await import('./RecordPage')).RecordPage }));

/** Everything that the shop offers: its kinds, the records of one, and the form of each. */
export default function CatalogueArea() {
  return (
    <Routes>
      <Route index element={<KindsPage />} />
      <Route path=":kind" element={<RecordsPage />} />
      <Route path=":kind/import" element={<ImportPage />} />
      <Route path=":kind/:id" element={<RecordPage />} />
    </Routes>
  );
}
