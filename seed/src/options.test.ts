import { describe, expect, it } from 'vitest';
import { ToolFailure } from '../../shared/local/failure.ts';
import { parseSeedOptions } from './options.ts';

describe('parseSeedOptions', () => {
  it('makes the emulator export when nothing is said', () => {
    expect(parseSeedOptions([])).toEqual({ to: 'emulator-data' });
  });

  it('brings no demo accounts into a real project', () => {
    expect(parseSeedOptions(['--project', 'smriti-shop'])).toEqual({
      to: 'project',
      projectId: 'smriti-shop',
      bucket: 'smriti-shop.firebasestorage.app',
      isOverwriting: false,
      withDemoAccounts: false,
    });
  });

  it('brings them there when asked for in so many words', () => {
    const options = parseSeedOptions(['--project', 'smriti-shop', '--with-demo-accounts']);
    expect(options).toMatchObject({ withDemoAccounts: true });
  });

  it('brings them into every demo project', () => {
    expect(parseSeedOptions(['--project=demo-smriti-test'])).toMatchObject({
      bucket: 'demo-smriti-test.appspot.com',
      withDemoAccounts: true,
    });
  });

  it('takes another bucket and the word to overwrite', () => {
    const parameters = ['--project', 'smriti-shop', '--bucket', 'pictures', '--overwrite'];
    expect(parseSeedOptions(parameters)).toMatchObject({ bucket: 'pictures', isOverwriting: true });
  });

  it.each([
    [['--with-demo-accounts']],
    [['--overwrite']],
    [['--project']],
    [['--project', 'No Project']],
    [['--project', 'smriti-shop', '--demo']],
    [['smriti-shop']],
  ])('refuses %j', (parameters) => {
    expect(() => parseSeedOptions(parameters)).toThrow(ToolFailure);
  });
});
