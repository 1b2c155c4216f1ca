import { Route, Routes } from 'react-router-dom';
import { FailuresPage } from './FailuresPage';
import { PaymentTroubles } from './PaymentTroubles';
import { TodayPage } from './TodayPage';

/** Today area: the start page, and lists that belong to no other area. */
export default function TodayArea() {
  return (
    <Routes>
      <Route index element={<TodayPage />} />
      <Route path="payments" element={<PaymentTroubles />} />
      <Route path="failures" element={<FailuresPage />} />
    </Routes>
  );
}
