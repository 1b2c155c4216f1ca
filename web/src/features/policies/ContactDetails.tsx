import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useMessages } from '#lib/language/i18n.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { cx } from '#ui/cx.ts';
import { contactMessages } from './messages';
import styles from './ContactDetails.module.css';

/** Phone number and email address of the shop. */
export function ContactDetails() {
  const t = useMessages(contactMessages);
  const { phone, email } = useContact();
  const ways = [
    { Icon: Phone, label: t.phone, text: phone, href: `tel:${phone.replace(/\s/g, '')}` },
    { Icon: Mail, label: t.email, text: email, href: `mailto:${email}` },
  ];
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ Icon, label, text, href }) => (
        <li key={href} className={cx('row gap-3', styles.way)}>
          <Icon aria-hidden="true" className="lucide" />
          <span>
            <span className="block muted text-sm">{label}</span>
            <a href={href}>{text}</a>
          </span>
        </li>
      ))}
    </ul>
  );
}
