// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ActionBar } from './ActionBar';
import { openStudioWith, renderInStudio, storedPhotoNamed } from './studio.test-data';
import { patchPhoto } from './studio-store';

const nothing = () => undefined;

function renderBar(studio: ReturnType<typeof openStudioWith>): void {
  renderInStudio(
    studio,
    <ActionBar
      {...{ saveLabel: 'Save Album', canRequest: true, copies: 1, busy: null, problem: null }}
      {...{
        isWaitingForUploads: false,
        namesDetails: false,
        onUseOther: nothing,
        onKeepThis: nothing,
      }}
      {...{ onSave: nothing, onAcceptPrice: nothing, onReload: nothing }}
      {...{ onLook: nothing, onKeepMine: nothing }}
    />,
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      disconnect = nothing;
    },
  );
});

it('says how far the uploads are, beside the price, until all photos are there', () => {
  const studio = openStudioWith([
    storedPhotoNamed('a'),
    storedPhotoNamed('b', { state: 'sending', progress: 0.5 }),
  ]);
  renderBar(studio);
  expect(screen.getByText('1 of 2 uploaded').getAttribute('role')).toBe('status');
  const bar = screen.getByRole('progressbar', { name: 'All uploads' });
  expect(bar.getAttribute('value')).toBe('75');
  act(() => patchPhoto(studio.store, 'b', { state: 'stored', progress: 1 }));
  expect(screen.queryByText(/of 2 uploaded/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('has no progress where nothing is being uploaded', () => {
  renderBar(openStudioWith([storedPhotoNamed('a')]));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
