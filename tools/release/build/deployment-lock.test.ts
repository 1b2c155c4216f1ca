import { describe, expect, test } from 'vitest';
import { findLockFileFault } from './deployment-lock.ts';

const wanted = { express: '^5.3.0' };
const tested = { packages: { 'node_modules/express': { version: '5.3.1' } } };

function deployed(version: string, resolved?: string, dependencies: object = wanted) {
  return {
    packages: {
      '': { dependencies: { ...wanted, ...dependencies } },
      'node_modules/express': { version, resolved, integrity: 'sha512-abc' },
    },
  };
}

describe('the lock file of a deployment', () => {
  test('is valid with the listed and tested versions', () => {
    expect(findLockFileFault(deployed('5.3.1'), tested, wanted)).toBeUndefined();
  });

  test('matches functions/package.json', () => {
    const fault = findLockFileFault(
      deployed('5.3.1', undefined, { busboy: '^1.6.0' }),
      tested,
      wanted,
    );
    expect(fault).toBe('is older than functions/package.json');
  });

  test('contains the tested versions', () => {
    expect(findLockFileFault(deployed('5.3.0'), tested, wanted)).toBe(
      'holds another version of express than package-lock.json',
    );
  });

  test('uses the tested version nearest to the functions', () => {
    const nested = {
      packages: { ...tested.packages, 'functions/node_modules/express': { version: '5.4.0' } },
    };
    expect(findLockFileFault(deployed('5.4.0'), nested, wanted)).toBeUndefined();
  });

  test('names no registry', () => {
    const fault = findLockFileFault(
      deployed('5.3.1', 'https://registry.example/express.tgz'),
      tested,
      wanted,
    );
    expect(fault).toBe('names a registry');
  });

  test('contains the checksum of each package at any depth', () => {
    const lock = deployed('5.3.1');
    const nested = { 'node_modules/express/node_modules/lru-cache': { version: '11.5.3' } };
    const workspace = { 'node_modules/@smriti/shared': { resolved: 'shared', link: true } };
    const faulty = { packages: { ...lock.packages, ...workspace, ...nested } };
    expect(findLockFileFault(faulty, tested, wanted)).toBe(
      'has no integrity of node_modules/express/node_modules/lru-cache',
    );
  });
});
