import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unusedReactfireProducts } from './unused-reactfire-products.ts';

const { transform } = unusedReactfireProducts();

function reduced(code: string, id: string): unknown {
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  return Reflect.apply(transform, {}, [code, id]);
}

describe('unusedReactfireProducts', () => {
  it('leaves reactfire with auth and app alone', () => {
    const path = createRequire(import.meta.url).resolve('reactfire');
    const source = readFileSync(path.replace(/\.umd\.cjs$|\.cjs$/, '.js'), 'utf8');
    expect(source).toMatch(/from "firebase\/database"/);
    const { code } = reduced(source, '/node_modules/reactfire/dist/index.js') as { code: string };
    expect(
      [...code.matchAll(/from "(firebase\/[a-z-]+)"/g)].map(([, name]) => name).sort(),
    ).toEqual(['firebase/app', 'firebase/auth']);
  });

  it('leaves everything else as it is', () => {
    expect(reduced('import { get as a } from "firebase/database";', '/src/x.ts')).toBeNull();
  });
});
