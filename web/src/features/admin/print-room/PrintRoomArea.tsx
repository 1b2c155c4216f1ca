import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const PrintRoomPage = lazy(async () => ({
  default: (await import('./PrintRoomPage')).PrintRoomPage,
}));
const ShippingSheetPage = lazy(async () => ({
  default: (await import('./shipping/ShippingSheetPage')).ShippingSheetPage,
}));
const JobPage = lazy(async () => ({ default: (await import('./JobPage')).JobPage }));

/** Routes of the print room: lists of jobs to print and ship, the shipping sheet, and a page for each job. */
export default function PrintRoomArea() {
  return (
    <Routes>
      <Route index element={<PrintRoomPage />} />
      <Route path="shipping" element={<ShippingSheetPage />} />
      <Route path=":id" element={<JobPage />} />
    </Routes>
  );
}
