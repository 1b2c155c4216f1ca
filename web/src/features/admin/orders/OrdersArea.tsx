import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const OrdersPage = lazy(async () => ({ default: (await import('./OrdersPage')).OrdersPage }));
/** Lazy: includes all order actions. */
const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }));

/** Orders area: the list or board of all orders, and a page for each. */
export default function OrdersArea() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
