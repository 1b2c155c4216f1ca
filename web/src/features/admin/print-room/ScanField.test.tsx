import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ScanField } from './ScanField';

function Opened() {
  return <p>{`opened ${useParams()['id'] ?? ''}`}</p>;
}

function scan(text: string): void {
  render(
    <MemoryRouter initialEntries={['/admin/print-room']}>
      <Routes>
        <Route path="/admin/print-room" element={<ScanField />} />
        <Route path="/admin/print-room/:id" element={<Opened />} />
      </Routes>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText('Scan or type an order number');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
}

it.each(['ORDK7MP2QXD', ' ordk7mp2qxd ', 'k7mp2qxd', '*ORDK7MP2QXD*'])(
  'opens the order of %j',
  (text) => {
    scan(text);
    expect(screen.getByText('opened ORDK7MP2QXD')).toBeTruthy();
  },
);

it('shows the format of an order number', () => {
  scan('K7MP');
  expect(screen.getByText('An order number is ORD and 8 letters or digits.')).toBeTruthy();
});
