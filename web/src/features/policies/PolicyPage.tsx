import type { ShopTerms } from '@smriti/shared/staff/shop-terms';
import type { ReadableAtom } from 'nanostores';
import { formatNumber } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import type { PolicyName } from '#lib/shop/policies.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { aboutMessages, faqMessages } from './about-messages';
import {
  contactMessages,
  policyMessages,
  refundMessages,
  shippingMessages,
  termsMessages,
} from './messages';
import { ContactDetails } from './ContactDetails';
import styles from './PolicyPage.module.css';
import { privacyMessages } from './privacy-messages';

const CATALOGUES: Readonly<Record<PolicyName, ReadableAtom<PolicyTexts>>> = {
  shipping: shippingMessages,
  refund: refundMessages,
  privacy: privacyMessages,
  terms: termsMessages,
  contact: contactMessages,
  about: aboutMessages,
  faqs: faqMessages,
};

const SECTION = /^(.+)Heading$/;
/** Placeholder in brackets for a text that the operator of the shop must provide. */
const PLACEHOLDER = /(\[[^\]]+\])/;

/** Whether the texts still contain a placeholder. */
const isOpen = (texts: PolicyTexts) => Object.values(texts).some((text) => PLACEHOLDER.test(text));

/** Page about the shop or with one of its policies, linked in the footer. */
export default function PolicyPage({ policy }: { policy: PolicyName }) {
  const t = useMessages(policyMessages);
  const texts = fillPolicyTexts(useMessages(CATALOGUES[policy]), useShopTerms());
  const { heading = '', intro } = texts;
  const sections = Object.keys(texts).flatMap((key) => SECTION.exec(key)?.[1] ?? []);
  return (
    <article className={styles.page}>
      <title>{t.pageTitle({ heading })}</title>
      <PageHeading intro={intro}>{heading}</PageHeading>
      {isOpen(texts) && <InlineMessage tone="info">{t.toComplete}</InlineMessage>}
      {policy === 'contact' && <ContactDetails />}
      {sections.map((name) => (
        <section key={name} className={styles.section}>
          <h2 className="text-xl">{texts[`${name}Heading`]}</h2>
          {texts[`${name}Text`]?.split('\n').map((paragraph) => (
            <p key={paragraph}>
              <HighlightedPlaceholders>{paragraph}</HighlightedPlaceholders>
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function HighlightedPlaceholders({ children }: { children: string }) {
  return children
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? <mark key={part}>{part}</mark> : part));
}

/**
 * Texts of a policy page: heading, intro, and `<name>Heading` and `<name>Text` for each section.
 */
type PolicyTexts = Readonly<Record<string, string>>;

const TERM = /\{([a-z_]+)\}/g;

/** Text in place of a term that is loading. */
const LOADING = '…';

function termOf(name: string, terms: ReadonlyMap<string, string | number> | null): string {
  if (terms === null) return LOADING;
  const value = terms.get(name) ?? '';
  if (value === '') return policyMessages.get().unset;
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** Replaces `{placeholders}` in the texts of a policy by the shop's current terms. */
export function fillPolicyTexts(texts: PolicyTexts, terms: ShopTerms | undefined): PolicyTexts {
  const known = terms ? new Map(Object.entries({ ...terms, closings: '' })) : null;
  const filled = (text: string) => text.replaceAll(TERM, (_, name: string) => termOf(name, known));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, filled(text)]));
}
