import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { firebaseConfig } from './content-policy.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { findDeploymentProblem, toReleaseConfig } from './release-config.ts';

const source = firebaseConfig.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));
const policyOf = (config: typeof source) =>
  config.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';

describe('the configuration of a shop with App Check', () => {
  const release = toReleaseConfig(source);

  test('allows pages to load reCAPTCHA and fetch a token, and nothing else', () => {
    const before = policyOf(source).split('; ');
    const opened = policyOf(release)
      .split('; ')
      .filter((directive) => !before.includes(directive));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'connect-src',
      'frame-src',
    ]);
    for (const directive of opened)
      expect(directive).toContain(' https://www.google.com/recaptcha/');
    expect(policyOf(release)).toContain(' https://content-firebaseappcheck.googleapis.com');
    expect(policyOf(source)).not.toMatch(/recaptcha|appcheck/);
  });

  test('stores its file name, and keeps everything else', () => {
    const { hosting, functions, ...rest } = release;
    const changed = ['hosting', 'functions'];
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(source).filter(([name]) => !changed.includes(name))),
    );
    expect(JSON.stringify(functions)).toBe(
      JSON.stringify(source['functions']).replaceAll('firebase.json', 'firebase.release.json'),
    );
    expect(hosting['predeploy']).toEqual(['npm run build -- web --config firebase.release.json']);
    expect(source.hosting['predeploy']).toEqual(['npm run build -- web --config firebase.json']);
  });
});

describe('a deployment', () => {
  const isUpToDate = true;
  test.each([
    [{ hasKey: true, deployedBy: 'firebase.json', isUpToDate }, /deploy with --config/],
    [{ hasKey: false, deployedBy: 'firebase.release.json', isUpToDate }, /without --config/],
    [{ hasKey: true, deployedBy: 'firebase.release.json', isUpToDate: false }, /once more/],
  ])('that does not match the build is refused: %j', (situation, problem) => {
    expect(findDeploymentProblem(situation)).toMatch(problem);
  });

  test.each([
    { hasKey: false, deployedBy: 'firebase.json', isUpToDate },
    { hasKey: true, deployedBy: 'firebase.release.json', isUpToDate },
    { hasKey: true, deployedBy: undefined, isUpToDate: false },
  ])('that matches the build is accepted: %j', (situation) => {
    expect(findDeploymentProblem(situation)).toBeNull();
  });
});
