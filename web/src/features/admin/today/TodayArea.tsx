import { Route, Routes } from 'react-router-dom';
import { FailuresPage } from './FailuresPage';
import { PaymentTroubles } from './PaymentTroubles';
import { TodayPage } from './TodayPage';

/** Routes of the today area: the start page, and lists without an area of their own. */
export default function TodayArea() {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="payments" element={<PaymentTroubles />} />
      <Route path="failures" element={<FailuresPage />} />
    </Routes>
  );
}
