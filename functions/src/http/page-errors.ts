import { createHash } from 'node:crypto';
import type { ErrorCode } from '@smriti/shared/base/errors';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { CACHE_CONTROL } from './answer';
import { createFailureHandler } from './errors';

/** Texts of an error page, in both languages because the visitor's is unknown. */
interface Sentences {
  heading: string;
  en: string;
  hi: string;
}

const BROKEN: Sentences = {
  heading: 'Something went wrong',
  en: 'Something went wrong on our side. Please try again in a minute.',
  hi: 'हमारी ओर कुछ गड़बड़ हुई। कृपया एक मिनट बाद फिर कोशिश करें।',
};
const SENTENCES: Partial<Record<ErrorCode, Sentences>> = {
  invalid_input: {
    heading: 'Page not found',
    en: 'This address could not be read. Please check the link.',
    hi: 'यह पता पढ़ा नहीं जा सका। कृपया लिंक जाँच लें।',
  },
  rate_limited: {
    heading: 'Too many requests',
    en: 'There were too many requests from your connection. Please wait a minute and try again.',
    hi: 'आपके कनेक्शन से बहुत ज़्यादा अनुरोध आए। कृपया एक मिनट रुककर फिर कोशिश करें।',
  },
  unavailable: {
    heading: 'The shop cannot be reached',
    en: 'The shop cannot be reached at the moment. Please try again in a minute.',
    hi: 'दुकान से अभी संपर्क नहीं हो पा रहा है। कृपया एक मिनट बाद फिर कोशिश करें।',
  },
};

const STYLE = `body{max-width:36rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;color-scheme:light dark}h1{font-size:1.5rem}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A self-contained error page: loading further files might fail as well. */
function failurePage({ heading, en, hi }: Sentences): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} · ${SHOP_NAME}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${en}</p>
<p lang="hi">${hi}</p>
<p><a href="">Try again · <span lang="hi">फिर कोशिश करें</span></a></p>
</body>
</html>
`;
}

/** Answers errors of pages with an error page, with the same status as the API. */
export function createPageErrorHandler(logger: Logger): ErrorRequestHandler {
  return createFailureHandler(logger, ({ error, status }, response) => {
    response.set({
      'Cache-Control': CACHE_CONTROL.none,
      'Content-Security-Policy': POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    });
    response.status(status).end(failurePage(SENTENCES[error.code] ?? BROKEN));
  });
}
