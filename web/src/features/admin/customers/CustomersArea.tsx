import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CustomersPage } from './CustomersPage';

const CustomerPage = lazy(() => import('./CustomerPage'));

/** /admin/customers: the list of accounts, and a page for each. */
export default function CustomersArea() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path=":uid" element={<CustomerPage />} />
      <Route path="*" element={<Navigate to="/admin/customers" replace />} />
    </Routes>
  );
}
