import { expect, it } from 'vitest';
import { webTranslations } from './web-translations.ts';

const { transform } = webTranslations();

function shown(code: string, id: string): unknown {
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  return Reflect.apply(transform, {}, [code, id]);
}

it('leaves the texts of mails and papers to the server', () => {
  const code = JSON.stringify({ app: { login: 'लॉग इन' }, 'server/mail': { hello: 'नमस्ते' } });
  expect(shown(code, '/smriti/shared/locales/hi.json')).toEqual({
    code: JSON.stringify({ app: { login: 'लॉग इन' } }),
    map: null,
  });
  expect(shown(code, '/smriti/web/package.json')).toBeNull();
});
