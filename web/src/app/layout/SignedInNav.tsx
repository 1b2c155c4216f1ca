import { ShoppingBag } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { cartItemsQuery } from '#lib/albums/cart.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button } from '#ui/actions/Button.tsx';
import { IconButtonLink } from '#ui/actions/IconButton.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { Avatar } from '#ui/media/Avatar.tsx';
import { appMessages } from '../messages';
import styles from './SignedInNav.module.css';
import { useLogout } from './use-logout';

/** Right end of the header for signed-in users: cart, account and logout. */
export function SignedInNav({ firstName, picture }: { firstName: string; picture: string | null }) {
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
        <span className={styles.firstName}>{firstName || t.account}</span>
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

/** Number of albums in the user's cart; 0 while unknown. */
function useCartCount(): number {
  const { user, isLoading } = useSession();
  const { data } = useQuery({
    ...cartItemsQuery(user?.uid ?? ''),
    enabled: user !== null && !isLoading,
  });
  return data?.length ?? 0;
}
