import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const OrdersPage = lazy(async () => ({ default: (await import('./OrdersPage')).OrdersPage }));
/** Lazily loaded, because it includes all order actions. */
const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }));

/** Routes of the orders area: the list or board of orders, and a page for each order. */
export default function OrdersArea() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
