import { shopTerms } from '@smriti/shared/staff/shop-terms';
import { describe, expect, it } from 'vitest';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import { aboutMessages, faqMessages } from './about-messages';
import { fillPolicyTexts } from './PolicyPage';
import { privacyMessages } from './privacy-messages';
import { refundMessages, shippingMessages, termsMessages } from './messages';

describe('fillPolicyTexts', () => {
  it('inserts the settings of the shop', () => {
    const { photosText } = fillPolicyTexts(privacyMessages.get(), {
      ...SHOP_TERMS,
      originals_months: 6,
    });
    expect(photosText).toContain('deleted 6 months after the last delivery');
    const { creditText } = fillPolicyTexts(termsMessages.get(), SHOP_TERMS);
    expect(creditText).toContain(
      '10% off the first order, and the friend who sent the invitation gets 1,000 points',
    );
  });

  it('marks missing settings, and waits for those not loaded yet', () => {
    const terms = termsMessages.get();
    expect(fillPolicyTexts(terms, { ...SHOP_TERMS, seller_name: '' })['sellerText']).toContain(
      '[to be set]',
    );
    expect(fillPolicyTexts(terms, undefined)['creditText']).toContain('…% off');
  });

  it('knows each placeholder of the texts', () => {
    const known = new Set(Object.keys(shopTerms.shape));
    const all = [aboutMessages, faqMessages, privacyMessages, refundMessages, shippingMessages];
    const texts = [...all, termsMessages].flatMap((one) => Object.values(one.get()));
    const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});
