import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AddressTypeChip } from '#domains/address/AddressLines.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { showLanguage } from '#lib/language/language.ts';

afterEach(() => showLanguage('en'));

it('shows coded values of records in the language of the page', async () => {
  render(
    <>
      <AlbumStatusBadge status="Approved" />
      <AddressTypeChip type="Work" />
    </>,
  );
  expect(screen.getByText('Approved')).toBeDefined();
  expect(screen.getByText('Work')).toBeDefined();
  await showLanguage('hi');
  expect(await screen.findByText('मंज़ूर')).toBeDefined();
  expect(screen.getByText('ऑफ़िस')).toBeDefined();
});
