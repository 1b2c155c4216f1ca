import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unusedRouterParts } from './unused-router-parts.ts';

const { transform } = unusedRouterParts();

function reduced(code: string, id: string): unknown {
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  return Reflect.apply(transform, {}, [code, id]);
}

describe('unusedRouterParts', () => {
  it('lets go of the parts of the installed router that only their names keep', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('react-router'));
    const [source] = readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((code) => code.includes('NavLink.displayName'));
    const { code } = reduced(source ?? '', '/node_modules/react-router/dist/x.mjs') as {
      code: string;
    };
    expect(code).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/);
    expect(code).not.toMatch(/^(NavLink|Form|ScrollRestoration)\.displayName/m);
    expect(code).not.toMatch(/createElement\(PrefetchPageLinks,/);
    expect(code).toMatch(/^Link\.displayName/m);
  });

  it('says when the router is written in another way', () => {
    const id = '/node_modules/react-router/dist/x.mjs';
    expect(() => reduced('NavLink.displayName', id)).toThrow(/another way/);
  });

  it('leaves everything else as it is', () => {
    expect(reduced('Form.displayName = "Form";', '/src/x.ts')).toBeNull();
  });
});
