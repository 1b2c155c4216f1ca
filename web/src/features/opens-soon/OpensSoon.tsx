import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { useMessages } from '../../lib/i18n';
import { opensSoonMessages } from './messages';
import styles from './OpensSoon.module.css';
import { useGoBack } from '../../lib/use-go-back';

/** Stands at the pages of the route table that the shop does not have yet. */
export default function OpensSoon() {
  const t = useMessages(opensSoonMessages);
  const goBack = useGoBack();
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <h1 className="visually-hidden">{t.heading}</h1>
      <EmptyState
        drawing="album"
        title={t.sentence}
        action={
          <Button variant="filled" onClick={goBack}>
            {t.back}
          </Button>
        }
      />
    </div>
  );
}
