/** Expands a path with names in braces, such as `a/{b,c}.test.ts`, to one path for each name. */
export function expandBraces(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
  return names === '' ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}
