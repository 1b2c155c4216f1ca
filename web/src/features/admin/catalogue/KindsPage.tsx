import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from '#ui/actions/Link.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { StaffPage } from '../components/StaffPage';
import styles from './Catalogue.module.css';
import { allKinds } from './kinds';
import { catalogueMessages } from './messages';

/** Overview of all kinds of the catalogue. */
export function KindsPage() {
  const t = useMessages(catalogueMessages);
  return (
    <StaffPage title={t.title} intro={t.intro}>
      <ul className={styles.kinds}>
        {allKinds.map(({ name, title, about }) => (
          <li key={name}>
            <Link to={name} className={styles.kind}>
              <span>
                <strong>{title}</strong>
                <span className="muted text-sm">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </StaffPage>
  );
}
