import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPermissionRequester, type UploadFile } from './upload-permissions';

const file = (photo_id: string): UploadFile => ({
  photo_id,
  size_bytes: 10,
  content_type: 'image/jpeg',
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (known: string[] = []) =>
  vi.fn((files: UploadFile[]) =>
    Promise.resolve({
      granted: files.map(({ photo_id }) => photo_id).filter((id) => !known.includes(id)),
      known,
      expires_at: '2026-06-01T12:00:00.000Z',
    }),
  );

it('requests permissions for simultaneous photos in one call', async () => {
  const request = answering(['b']);
  const admit = createPermissionRequester(request);
  const admissions = Promise.all(['a', 'b', 'c'].map((id) => admit(file(id))));
  await vi.runAllTimersAsync();
  expect(await admissions).toEqual(['granted', 'known', 'granted']);
  expect(request).toHaveBeenCalledTimes(1);
});

it('requests at most 100 photos per call, each once', async () => {
  const request = answering();
  const admit = createPermissionRequester(request);
  const ids = Array.from({ length: 150 }, (_, index) => `${index}`);
  const admissions = Promise.all([...ids, '0'].map((id) => admit(file(id))));
  await vi.runAllTimersAsync();
  expect(new Set(await admissions)).toEqual(new Set(['granted']));
  expect(request.mock.calls.map(([files]) => files.length)).toEqual([100, 50]);
});

it('rejects waiting photos on a failure, and requests again for the next', async () => {
  const request = answering();
  request.mockRejectedValueOnce(new Error('offline'));
  const admit = createPermissionRequester(request);
  const first = expect(admit(file('a'))).rejects.toThrow('offline');
  await vi.runAllTimersAsync();
  await first;
  const second = admit(file('a'));
  await vi.runAllTimersAsync();
  expect(await second).toBe('granted');
});
