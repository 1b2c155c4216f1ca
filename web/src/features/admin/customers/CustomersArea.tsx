import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CustomersPage } from './CustomersPage';

const CustomerPage = lazy(() => import('./CustomerPage'));

/** Routes below /admin/customers: the list of accounts, and a page for each account. */
export default function CustomersArea() {
  return (
    <Routes>
      <Route index element={<CustomersPage />} />
      <Route path=":uid" element={<CustomerPage />} />
      <Route path="*" element={<Navigate to="/admin/customers" replace />} />
    </Routes>
  );
}
