import { isSameValue } from '@smriti/shared/base/same-value';
import { MAX_ORDER_VIEWS, type OrderView } from '@smriti/shared/order/order-views';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { LoadFailure } from '../components/LoadFailure';
import { toOrderQuery } from './order-filters';
import styles from './OrderViews.module.css';
import { useOrderViews } from './use-order-views';
import { NameDialog, RemoveViewDialog } from './ViewDialogs';
import { orderViewMessages } from './view-messages';

type OpenedDialog = { kind: 'save' } | { kind: 'rename' | 'remove'; view: OrderView };

/** Saved views of the order list (docs/rules.md#orders-30), and the buttons that save, rename and delete one. */
export function OrderViews({ filters }: { filters: Parameters<typeof toOrderQuery>[0] }) {
  const t = useMessages(orderViewMessages);
  const views = useOrderViews();
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const close = () => setDialog(null);
  const shown = toOrderQuery(filters);
  if (views.isError && !views.data) return <LoadFailure query={views} failed={t.loadFailed} />;
  if (!views.data) return null;
  const list = views.data.views;
  const current = list.find((view) => isSameValue({ ...shown }, view.filters));
  const isNew = !current && Object.keys(shown).length > 0;
  if (list.length === 0 && !isNew) return null;
  return (
    <div className="cluster gap-x-3 gap-y-2 items-center">
      <ViewLinks views={list} current={current} />
      {current && (
        <div className="cluster gap-1">
          <Button
            size="small"
            variant="quiet"
            aria-label={t.renameNamed({ name: current.name })}
            onClick={() => setDialog({ kind: 'rename', view: current })}
          >
            {t.rename}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t.removeNamed({ name: current.name })}
            onClick={() => setDialog({ kind: 'remove', view: current })}
          >
            {t.remove}
          </Button>
        </div>
      )}
      {isNew && list.length < MAX_ORDER_VIEWS && (
        <Button
          size="small"
          variant="quiet"
          icon={<Bookmark aria-hidden="true" />}
          onClick={() => setDialog({ kind: 'save' })}
        >
          {t.save}
        </Button>
      )}
      {isNew && list.length >= MAX_ORDER_VIEWS && (
        <p className="muted text-sm">{t.tooMany({ most: MAX_ORDER_VIEWS })}</p>
      )}
      {dialog?.kind === 'remove' && <RemoveViewDialog view={dialog.view} onClose={close} />}
      {(dialog?.kind === 'save' || dialog?.kind === 'rename') && (
        <NameDialog
          view={dialog.kind === 'rename' ? dialog.view : null}
          filters={{ ...shown }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ViewLinksProps {
  views: readonly OrderView[];
  current: OrderView | undefined;
}

function ViewLinks({ views, current }: ViewLinksProps) {
  const t = useMessages(orderViewMessages);
  if (views.length === 0) return null;
  return (
    <nav aria-label={t.heading}>
      <ul role="list" className="cluster gap-2">
        {views.map(({ name, filters }) => (
          <li key={name}>
            <Link
              to={`/admin/orders?${new URLSearchParams(filters).toString()}`}
              aria-current={name === current?.name ? 'true' : undefined}
              className={cx('items-center plain-link text-sm wrap-anywhere', styles.view)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
