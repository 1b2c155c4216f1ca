import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const OrdersPage = lazy(async () => ({ default: (await import('./OrdersPage')).OrdersPage }));
/** With all that is done to an order. */
const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }));

/** Orders: all of them as a list or a board, and each with all that belongs to it. */
export default function OrdersArea() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
