/** What a run of one part has to do: all of it, what belongs to some files, or nothing. */
export type Scope = 'all' | 'nothing' | { related: readonly string[] };

/** The files that each program is bundled of, relative to the root. */
export interface Programs {
  functions: ReadonlySet<string>;
  web: ReadonlySet<string>;
}

export interface Affected {
  check: Scope;
  unit: Scope;
  seed: Scope;
  rules: Scope;
  invariants: Scope;
  'api-serial': Scope;
  api: Scope;
  'api-hosting': Scope;
  e2e: Scope;
}

const TEST = /[.](test|spec)[.]tsx?$|[.]test-data[.]ts$/;
const CODE = /[.](ts|tsx|mts|mjs|cjs)$/;
/** What is read by people alone. */
const READ_ONLY =
  /^(docs\/(?!data-model)|LICENSE|NOTICE|[.]github\/|[.]ci\/)|^[^/]+[.]md$|\/README[.]md$/;
/** How everything is installed and run. */
const EVERYTHING =
  /^(package(-lock)?[.]json|[.]npmrc|vitest[.]config[.]ts|tsconfig.*[.]json|[^/]+\/(package|tsconfig)[.]json)$/;
/** What the emulators are started with. */
const SUITE =
  /^(firebase[.]json|[.]firebaserc|(firestore|storage)[.]rules|firestore[.]indexes[.]json|emulator-data\/|functions\/(package-lock[.]json|build[.]ts)|tools\/(emulators|offline)\/|tools\/(environment|build-steps|test-parts|test)[.]ts)/;
const RULES =
  /^((firestore|storage)[.]rules|firestore[.]indexes[.]json|docs\/data-model[.]md|tools\/(emulators|offline)\/)/;
/** Of the web app, but not of its bundle's modules. */
const WEB_SHELL =
  /^web\/(index[.]html|public\/|vite[.]config[.]ts|build\/|[.]env)|^web\/src\/.*[.](css|svg|webp|woff2|png|jpg)$/;
const BROWSER_TESTS = /^(tests\/(e2e|support)\/|playwright[.]config[.]ts$|tools\/chromium[.]ts$)/;

/**
 * Which parts a change can touch, and what of them. `gone` are the changed files that are there no
 * more: no graph of today has them.
 */
export function affectedBy(
  changed: readonly string[],
  programs: Programs,
  gone: ReadonlySet<string> = new Set(),
): Affected {
  const files = changed.filter((file) => !READ_ONLY.test(file));
  if (files.some((file) => EVERYTHING.test(file))) return everything('all');
  if (files.length === 0)
    return { ...everything('nothing'), check: changed.length ? 'all' : 'nothing' };

  const code = files.filter((file) => CODE.test(file));
  const isOf = (program: ReadonlySet<string>, folder: string) =>
    code.some(
      (file) => program.has(file) || (gone.has(file) && isSource(file, folder) && !TEST.test(file)),
    );
  const isSuite = files.some((file) => SUITE.test(file));
  const isServer = isSuite || isOf(programs.functions, 'functions/src/');
  const isWeb = files.some((file) => WEB_SHELL.test(file)) || isOf(programs.web, 'web/src/');
  const related: Scope = code.length > 0 ? { related: code } : 'nothing';
  const api = isServer ? 'all' : related;
  const unit = files.some((file) => !CODE.test(file)) ? 'all' : related;
  return {
    check: 'all',
    unit,
    seed: files.some((file) => file.startsWith('emulator-data/')) ? 'all' : related,
    rules: files.some((file) => RULES.test(file)) ? 'all' : rulesRelated(code, related),
    invariants: api,
    'api-serial': api,
    api,
    'api-hosting': api,
    e2e:
      isServer || isWeb
        ? 'all'
        : files.some((file) => BROWSER_TESTS.test(file))
          ? related
          : 'nothing',
  };
}

/** The test of the indexes reads the queries of the functions' sources; it does not import them. */
function rulesRelated(code: readonly string[], related: Scope): Scope {
  const isQueried = code.some((file) => isSource(file, 'functions/src/'));
  return isQueried ? { related: [...code, 'tests/rules/indexes.test.ts'] } : related;
}

function isSource(file: string, folder: string): boolean {
  return file.startsWith(folder) || file.startsWith('shared/src/');
}

function everything(scope: 'all' | 'nothing'): Affected {
  return {
    check: scope,
    unit: scope,
    seed: scope,
    rules: scope,
    invariants: scope,
    'api-serial': scope,
    api: scope,
    'api-hosting': scope,
    e2e: scope,
  };
}
