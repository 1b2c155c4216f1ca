import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { KindsPage } from './KindsPage';

const RecordsPage = lazy(async () => ({ default: (await import('./RecordsPage')).RecordsPage }));
const ImportPage = lazy(async () => ({ default: (await import('./ImportPage')).ImportPage }));
/** Lazy: includes the forms of all kinds. */
const RecordPage = lazy(async () => ({ default: (await import('./RecordPage')).RecordPage }));

/** The catalogue area: list of kinds, records of a kind, and their forms. */
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
