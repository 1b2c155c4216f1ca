import { Route, Routes } from 'react-router-dom';
import { JobPage } from './JobPage';
import { PrintRoomPage } from './PrintRoomPage';

/** Routes of the print room: lists of jobs to print and ship, and a page for each job. */
export default function PrintRoomArea() {
  return (
    <Routes>
      <Route index element={<PrintRoomPage />} />
      <Route path=":id" element={<JobPage />} />
    </Routes>
  );
}
