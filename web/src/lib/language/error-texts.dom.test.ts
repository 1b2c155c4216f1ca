import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getOwnInfo } from '@smriti/shared/account/users';
import { callApi } from '#lib/api/api.ts';
import { stubApi } from '#lib/page.test-data.tsx';
import { showLanguage } from './language';
import { loadWithTexts } from './texts';

vi.mock('./translation-files', () => ({
  fetchTexts: () =>
    Promise.resolve({
      errors: {
        credit_limit: 'क्रेडिट से ज़्यादा से ज़्यादा {amount} दे सकते हैं।',
        too_long: 'ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं',
        required: 'यह ज़रूरी है',
        'field/title': 'शीर्षक',
        'field/size': 'साइज़',
        size_required: 'साइज़ चुनना ज़रूरी है',
        paper_not_offered: 'आपका चुना हुआ पेपर अब नहीं मिलता। कृपया दूसरा चुनें।',
        theme_not_offered: 'आपकी चुनी हुई थीम अब नहीं मिलती। कृपया दूसरी चुनें।',
        album_frozen: 'यह एल्बम {state} है ({date} से)।',
        state_Approved: 'मंज़ूर',
      },
      staffErrors: { record_stale: 'इसे किसी ने बदल दिया ({kind})।', 'kind/theme': 'थीम' },
    }),
}));

beforeAll(() => loadWithTexts(() => Promise.resolve(), 'errors'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await showLanguage('en');
});

/** Messages of a rejected call in Hindi and in English. */
async function saidOf(body: object): Promise<(string | undefined)[]> {
  stubApi({ 'GET /api/info': () => Response.json({ request_id: 'r', ...body }, { status: 422 }) });
  await showLanguage('hi');
  const error = await callApi(getOwnInfo, {}).catch((refused: unknown) => refused);
  const said = () => (error instanceof Error ? error.message : undefined);
  const hindi = said();
  await showLanguage('en');
  return [hindi, said()];
}

it('translates the reason of an API error into the language of the page', async () => {
  const message = 'You can pay at most ₹100 by credits.';
  const reason = { reason: 'credit_limit', params: { amount: '₹100' } };
  expect(await saidOf({ code: 'business_rule', message, ...reason })).toEqual([
    'क्रेडिट से ज़्यादा से ज़्यादा ₹100 दे सकते हैं।',
    message,
  ]);
});

it('translates reasons for staff, and the kinds of the catalogue in them', async () => {
  const message = 'Somebody has changed this theme in the meantime.';
  const reason = { reason: 'record_stale', params: { kind: 'theme' } };
  expect(await saidOf({ code: 'conflict', message, ...reason })).toEqual([
    'इसे किसी ने बदल दिया (थीम)।',
    message,
  ]);
});

it('formats dates and states as the rest of the page', async () => {
  const params = { state: 'Approved', date: '2026-11-22' };
  const frozen = { code: 'conflict', message: 'This album is Approved.', reason: 'album_frozen' };
  expect(await saidOf({ ...frozen, params })).toEqual([
    'यह एल्बम मंज़ूर है (22 नवंबर 2026 से)।',
    frozen.message,
  ]);
});

it('names the broken rule of each field, after the name of the field', async () => {
  const details = [
    { field: 'design.title', message: 'must have ...', rule: 'too_long', params: { max: '60' } },
    { field: 'pages', message: 'is required', rule: 'required' },
    { field: 'size', message: 'Album size is required', rule: 'size_required' },
  ];
  expect(await saidOf({ code: 'invalid_input', message: 'Check these fields.', details })).toEqual([
    'शीर्षक: ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं; यह ज़रूरी है; साइज़ चुनना ज़रूरी है',
    'Check these fields.',
  ]);
});

it('lists choices that are no longer offered in whole sentences', async () => {
  const details = [
    { field: 'paper_type_id', message: 'The paper you chose ...', rule: 'paper_not_offered' },
    { field: 'theme_id', message: 'The theme you chose ...', rule: 'theme_not_offered' },
  ];
  expect(await saidOf({ code: 'invalid_input', message: 'The paper ...', details })).toEqual([
    'आपका चुना हुआ पेपर अब नहीं मिलता। कृपया दूसरा चुनें। आपकी चुनी हुई थीम अब नहीं मिलती। कृपया दूसरी चुनें।',
    'The paper ...',
  ]);
});

it('falls back to English without a translation', async () => {
  const unknown = { code: 'conflict', message: 'Somebody was faster.' };
  const details = [{ field: 'title', message: 'is odd', rule: 'odd' }];
  for (const more of [{}, { reason: 'unheard_of' }, { details }, { details: { price: 5 } }]) {
    expect(await saidOf({ ...unknown, ...more })).toEqual([unknown.message, unknown.message]);
  }
});
