import { MAX_OUTPUT_PROFILE_BYTES } from '@smriti/shared/staff/output-profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { OutputProfilePage } from './OutputProfilePage';

signInAsAsha();

const PATH = '/api/settings/output-profile';
const PROFILE = {
  hash: 'abcdef0123456789',
  description: 'Coated FOGRA39',
  bytes: 654_352,
  uploaded_at: '2026-03-01T10:00:00.000Z',
};

function open(profile: typeof PROFILE | null) {
  const api = stubApi({ [`GET ${PATH}`]: { profile } });
  openPage(<OutputProfilePage />, '/admin/settings/output-profile');
  return api;
}

function choose(label: string, file: File): void {
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
}
const aFile = () => new File(['profile'], 'press.icc');

it('shows the profile that is uploaded, and what it applies to', async () => {
  const api = open(null);
  expect(await screen.findByText('No profile is set. Print files are PDF in sRGB.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove the profile' })).toBeNull();
  api.set(`PUT ${PATH}`, { profile: PROFILE });
  choose('Upload a profile', aFile());
  expect(await screen.findByText('Coated FOGRA39')).toBeTruthy();
  expect(screen.getByText('655 kB')).toBeTruthy();
  expect(screen.getByText(/A change applies to print files made from now on/)).toBeTruthy();
  expect(api.sentTo(`PUT ${PATH}`)).toHaveLength(1);
});

it('shows why a file is refused, and sends none that is too large', async () => {
  const api = open(PROFILE);
  await screen.findByText('Coated FOGRA39');
  const why = 'This is not the profile of a printer: its class has to be prtr.';
  api.set(`PUT ${PATH}`, answerWithError(400, why));
  choose('Upload another profile', aFile());
  expect((await screen.findByRole('alert')).textContent).toBe(why);
  const large = new File([new Uint8Array(MAX_OUTPUT_PROFILE_BYTES + 1)], 'large.icc');
  choose('Upload another profile', large);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('This file is larger than 4 MB.'),
  );
  expect(api.sentTo(`PUT ${PATH}`)).toHaveLength(1);
  expect(screen.getByText('Coated FOGRA39')).toBeTruthy();
});

it('removes the profile after a confirmation', async () => {
  const api = open(PROFILE);
  await screen.findByText('Coated FOGRA39');
  api.set(`DELETE ${PATH}`, { profile: null });
  pressButton('Remove the profile');
  const dialog = screen.getByRole('dialog', { name: 'Remove the profile?' });
  expect(api.sentTo(`DELETE ${PATH}`)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove the profile' }));
  expect(await screen.findByText('No profile is set. Print files are PDF in sRGB.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
