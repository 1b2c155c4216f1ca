import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedChanges } from '#lib/forms/unsaved-changes.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StaffPage } from '../components/StaffPage';
import { ExitLinks } from './ExitLinks';
import { LeaveQuestion } from './LeaveQuestion';

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedChanges(isUnsaved);
  return (
    <StaffPage title="Form" back={{ to: '/list', label: 'Back to the list', isPrevious: true }}>
      <a href="#fields">Skip</a>
      <Link to="/other">Other</Link>
    </StaffPage>
  );
}

const onLogout = vi.fn();

async function open(isUnsaved: boolean): Promise<void> {
  cleanup();
  history.replaceState({ idx: 0 }, '', '/list');
  render(
    <BrowserRouter>
      <LeaveQuestion />
      <ul>
        <ExitLinks className={undefined} onLogout={onLogout} />
      </ul>
      <Routes>
        <Route path="/list" element={<Link to="/form">List</Link>} />
        <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
        <Route path="/other" element={<h1>Other page</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'List' }));
  await screen.findByRole('heading', { name: 'Form' });
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
// The dialog hides the page from screen readers.
const isShown = (text: string) => screen.queryByText(text) !== null;

beforeEach(() => open(true));

it('is asked before a link is followed', async () => {
  follow('Other');
  await question();
  expect(location.pathname).toBe('/form');
  answer('Stay here');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isShown('Form')).toBe(true);
  follow('Other');
  await question();
  answer('Leave without saving');
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeDefined();
});

it('is asked before Back, which it then completes', async () => {
  history.back();
  await question();
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(isShown('Form')).toBe(true);
  answer('Leave without saving');
  expect(await screen.findByRole('link', { name: 'List' })).toBeDefined();
  expect(location.pathname).toBe('/list');
});

it('is asked once before a link that goes back in history', async () => {
  follow('Back to the list');
  await question();
  answer('Leave without saving');
  expect(await screen.findByRole('link', { name: 'List' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(history.state).toMatchObject({ idx: 0 });
});

it('is asked before the user logs out', async () => {
  answer('Log out');
  await question();
  expect(onLogout).not.toHaveBeenCalled();
  answer('Leave without saving');
  expect(onLogout).toHaveBeenCalledOnce();
});

it('is asked by the browser before a reload', async () => {
  const reload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(reload()).toBe(true);
  await open(false);
  expect(reload()).toBe(false);
});

it('is not asked for a place on the same page, or with nothing unsaved', async () => {
  follow('Skip');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open(false);
  follow('Other');
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeDefined();
});
