import { describe, expect, it } from 'vitest';
import { ToolFailure } from '../../shared/local/failure.ts';
import { parseSeedOptions } from './seed-options.ts';

describe('parseSeedOptions', () => {
  it('creates the emulator export by default', () => {
    expect(parseSeedOptions([])).toEqual({ to: 'emulator-data' });
  });

  it('adds no demo accounts to a real project', () => {
    expect(parseSeedOptions(['--project', 'smriti-shop'])).toEqual({
      to: 'project',
      projectId: 'smriti-shop',
      bucket: 'smriti-shop.firebasestorage.app',
      isOverwriting: false,
      withDemoAccounts: false,
    });
  });

  it('adds demo accounts to a real project with --with-demo-accounts', () => {
    const options = parseSeedOptions(['--project', 'smriti-shop', '--with-demo-accounts']);
    expect(options).toMatchObject({ withDemoAccounts: true });
  });

  it('adds demo accounts to every demo project', () => {
    expect(parseSeedOptions(['--project=demo-smriti-test'])).toMatchObject({
      bucket: 'demo-smriti-test.appspot.com',
      withDemoAccounts: true,
    });
  });

  it('accepts another bucket and the option to overwrite', () => {
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
  ])('rejects the parameters %j', (parameters) => {
    expect(() => parseSeedOptions(parameters)).toThrow(ToolFailure);
  });
});
