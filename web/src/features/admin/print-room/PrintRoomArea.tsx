import { Route, Routes } from 'react-router-dom';
import { JobPage } from './JobPage';
import { PrintRoomPage } from './PrintRoomPage';

/** The print room: what is to be printed and sent, and each job by itself. */
export default function PrintRoomArea() {
  return (
    <Routes>
      <Route index element={<PrintRoomPage />} />
      <Route path=":id" element={<JobPage />} />
    </Routes>
  );
}
