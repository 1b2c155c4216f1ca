import type { Plugin } from 'vite';

/** Components that only apps using the router's loaders, forms or server rendering need. */
const UNUSED = ['HistoryRouter', 'NavLink', 'Form', 'ScrollRestoration'];
const PREFETCHING = /\/\* @__PURE__ \*\/ React\d*[.]createElement\(PrefetchPageLinks, [^)]*\)/;
const SERVER_ERRORS =
  /\/\* @__PURE__ \*\/ React\d*[.]createElement\(RSCErrorHandler, \{ error \}, (\w+)\)/;
const MAKERS = /^((?:var|const) \w+ = )(React\d*[.](?:forwardRef|memo)\()/gm;

function withoutUnused(code: string): string {
  const unnamed = UNUSED.reduce((rest, name) => {
    const naming = new RegExp(`^${name}[.]displayName = "\\w+";$`, 'm');
    if (!naming.test(rest))
      throw new Error(`React Router names ${name} in another way than it did`);
    return rest.replace(naming, '');
  }, code);
  if (!PREFETCHING.test(unnamed) || !SERVER_ERRORS.test(unnamed)) {
    throw new Error('React Router prefetches, or handles errors, in another way than it did');
  }
  return unnamed
    .replace(PREFETCHING, 'null')
    .replace(SERVER_ERRORS, '$1')
    .replace(MAKERS, '$1/* @__PURE__ */ $2');
}

/**
 * Removes unused parts of React Router from the bundle. Display names, calls not marked as pure, framework
 * link prefetching and server component errors would keep a third of the router in the first page.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]react-router[\\/]dist[\\/]/.test(id) || !code.includes('NavLink.displayName'))
        return null;
      return { code: withoutUnused(code), map: null };
    },
  };
}
