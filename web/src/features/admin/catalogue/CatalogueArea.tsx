import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StaffPage } from '../components/StaffPage';
import styles from './CatalogueArea.module.css';
import { kindText } from './kind-messages';
import { KIND_CONFIGS } from './kinds';
import { catalogueMessages } from './messages';

const RecordsPage = lazy(async () => ({ default: (await import('./RecordsPage')).RecordsPage }));
const ImportPage = lazy(async () => ({ default: (await import('./ImportPage')).ImportPage }));
/** Lazily loaded, because it includes the forms of all kinds. */
const RecordPage = lazy(async () => ({ default: (await import('./RecordPage')).RecordPage }));

/** Catalogue area: the list of kinds, the records of each kind, and their forms. */
export default function CatalogueArea() {
  return (
    <Routes>
      <Route index element={<KindsPage />} />
      <Route path=":kind" element={<RecordsPage />} />
      <Route path=":kind/import" element={<ImportPage />} />
      <Route path=":kind/:id" element={<RecordPage />} />
    </Routes>
  );
}

function KindsPage() {
  const t = useMessages(catalogueMessages);
  return (
    <StaffPage title={t.title} intro={t.intro}>
      <ul role="list" className={styles.kinds}>
        {KIND_CONFIGS.map(({ name, title, about }) => (
          <li key={name}>
            <Link to={name} className={styles.kind}>
              <span>
                <strong>{kindText(title)}</strong>
                <span className="muted text-sm">{kindText(about)}</span>
              </span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </StaffPage>
  );
}
