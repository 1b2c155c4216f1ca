import { useMessages } from '#lib/language/i18n.ts';
import { ABOUT_PAGES, POLICIES } from '#lib/shop/policies.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { InstallMenuItem } from '#ui/actions/InstallMenuItem.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { Logo } from '#ui/layout/Logo.tsx';
import { DeferredParts } from '../after-load/DeferredParts';
import { footerMessages } from './footer-messages';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch';

/** Footer of all pages: links about the shop, its policies and its contact details. */
export default function Footer() {
  const t = useMessages(footerMessages);
  const { phone, email } = useContact();
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.columns}>
          <div className="stack gap-3 content-start justify-items-start muted">
            <Logo />
            <p>{t.tagline}</p>
            <LanguageSwitch />
          </div>
          <div>
            <h2 className={styles.heading}>{t.shopHeading}</h2>
            <ul role="list" className={cx(styles.links, styles.shop)}>
              {ABOUT_PAGES.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{t[name]}</Link>
                </li>
              ))}
              {POLICIES.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{t[name]}</Link>
                </li>
              ))}
              <li>
                <a href="/licences.txt">{t.licences}</a>
              </li>
              <InstallMenuItem className={styles.install} />
            </ul>
          </div>
          <div>
            <h2 className={styles.heading}>{t.supportHeading}</h2>
            <ul role="list" className={styles.links}>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li>
                <a href={`tel:${phone.replace(/\s/g, '')}`} className="tabular">
                  {phone}
                </a>
              </li>
            </ul>
          </div>
        </div>
        <p className={styles.copyright}>{t.copyright}</p>
      </footer>
      <DeferredParts />
    </>
  );
}
