import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openStudioWith, renderInStudio, createUploadedPhoto } from '../studio.test-data';
import { PhotoArea } from './PhotoArea';

beforeAll(async () => {
  await Promise.all([import('./PhotoGrid'), import('./sorting/OrderBar')]);
});

const focused = () => document.activeElement;
const press = (button: HTMLElement) => {
  button.focus();
  fireEvent.click(button);
};

it('focuses Add photos after the last photo is removed', async () => {
  renderInStudio(
    openStudioWith([createUploadedPhoto('a'), createUploadedPhoto('b')]),
    <PhotoArea />,
  );
  const first = await screen.findByRole('button', { name: 'Remove a.jpg' });
  press(first);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove b.jpg' }));
  press(screen.getByRole('button', { name: 'Remove b.jpg' }));
  expect(focused()).toBe(screen.getByLabelText('Add photos'));
});

it('focuses Add photos after all photos are selected and removed', async () => {
  const photos = ['a', 'b', 'c'].map((key) => createUploadedPhoto(key));
  renderInStudio(openStudioWith(photos), <PhotoArea />);
  fireEvent.click(await screen.findByRole('button', { name: 'Select' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select a.jpg' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select c.jpg' }), { shiftKey: true });
  press(screen.getByRole('button', { name: 'Remove' }));
  expect(focused()).toBe(screen.getByLabelText('Add photos'));
});

it('does not take the focus in an empty design', () => {
  renderInStudio(openStudioWith(), <PhotoArea />);
  expect(focused()).toBe(document.body);
});

it.each([
  ['Dismiss', { notices: [{ name: 'a.txt', problem: 'type' } as const] }],
  ['Cancel uploads', {}],
  ['Try 1 photo again', {}],
])('focuses Add photos after the button %j disappears', async (name, state) => {
  const photos = [
    createUploadedPhoto('a', { state: 'sending' }),
    createUploadedPhoto('b', { state: 'failed' }),
  ];
  const studio = openStudioWith(photos);
  studio.store.setState(state);
  renderInStudio(studio, <PhotoArea />);
  press(await screen.findByRole('button', { name }));
  expect(focused()).toBe(screen.getByLabelText('Add photos'));
});

it('shows an error when adding photos fails, and clears it at the next try', async () => {
  const studio = openStudioWith();
  const addFiles = vi.fn<typeof studio.addFiles>().mockRejectedValueOnce(new Error('offline'));
  renderInStudio({ ...studio, addFiles: addFiles.mockResolvedValue() }, <PhotoArea />);
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Add photos'), {
      target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
    });
  choose();
  expect(await screen.findByText(/^Your photos could not be added/)).toBeTruthy();
  choose();
  await waitFor(() => expect(screen.queryByText(/could not be added/)).toBeNull());
  expect(addFiles).toHaveBeenCalledTimes(2);
});
