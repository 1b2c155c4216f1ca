import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installOffer, watchInstallOffer } from '#lib/device/install-offer.ts';
import { InstallMenuItem } from './InstallMenuItem';

let stop: () => void;
beforeEach(() => {
  stop = watchInstallOffer();
});
afterEach(() => {
  stop();
  installOffer.set(null);
});

const button = () => screen.queryByRole('button', { name: 'Install the app' });

function offered() {
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(offer));
  return offer;
}

it('installs the app once if the browser offers it', () => {
  render(<InstallMenuItem className={undefined} />);
  expect(button()).toBeNull();
  const offer = offered();
  expect(offer.defaultPrevented).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(offer.prompt).toHaveBeenCalledTimes(1);
  expect(button()).toBeNull();
});

it('disappears once the app is installed', () => {
  render(<InstallMenuItem className={undefined} />);
  offered();
  expect(button()).not.toBeNull();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(button()).toBeNull();
});
