import { ShoppingBag } from 'lucide-react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButtonLink } from '#ui/actions/IconButton.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { appMessages } from '../messages';
import styles from './SignedInNav.module.css';
import { useCartCount } from './use-cart-count';
import { useLogout } from './use-logout';

interface SignedInProps {
  firstName: string;
  picture: string | null;
}

/** Right end of the header for signed-in users: cart, account and logout. */
export function SignedInNav({ firstName, picture }: SignedInProps) {
  const t = useMessages(appMessages);
  const count = useCartCount();
  const logout = useLogout();
  return (
    <nav aria-label={t.account} className="row gap-2 items-center relative">
      <IconButtonLink to="/my-account/cart" label={t.cart({ count })} badge={count}>
        <ShoppingBag />
      </IconButtonLink>
      <Link to="/my-account/account-dashboard" className={styles.account}>
        <Avatar name={firstName} picture={picture} size="small" />
        <span className={styles.firstName}>{firstName}</span>
      </Link>
      <Button
        size="small"
        variant="quiet"
        className={styles.wideOnly}
        onClick={() => void logout()}
      >
        {t.logout}
      </Button>
    </nav>
  );
}
