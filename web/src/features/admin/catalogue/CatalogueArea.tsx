import { Route, Routes } from 'react-router-dom';
import { ImportPage } from './ImportPage';
import { KindsPage } from './KindsPage';
import { RecordPage } from './RecordPage';
import { RecordsPage } from './RecordsPage';

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
