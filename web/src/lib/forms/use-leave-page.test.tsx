import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useLeavePage } from './use-leave-page';

/** Page whose code never finishes loading. */
const Next = lazy(() => new Promise<{ default: () => null }>(() => undefined));

function Form() {
  const { isLeaving, leave } = useLeavePage();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => leave('/next')}>{isLeaving ? 'Placing...' : 'Place Order'}</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it('resets when the user goes back before the next page is shown', async () => {
  render(
    <MemoryRouter>
      <Suspense fallback="Loading">
        <Routes>
          <Route index element={<Form />} />
          <Route path="next" element={<Next />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await press('Place Order');
  expect(screen.getByRole('button', { name: 'Placing...' })).toBeTruthy();
  await press('Back');
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy();
});
