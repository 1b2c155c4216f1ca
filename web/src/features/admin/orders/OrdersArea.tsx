import { Route, Routes } from 'react-router-dom';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';

/** Orders: all of them as a list or a board, and each with all that belongs to it. */
export default function OrdersArea() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path=":id" element={<OrderPage />} />
    </Routes>
  );
}
