import { useMessages } from '#lib/language/i18n.ts';
import { useGoBack } from '#lib/navigation/use-go-back.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { totalMessages } from './messages';

/** Error page when the address does not say what to pay. */
export function MissingPayment() {
  const t = useMessages(totalMessages);
  const goBack = useGoBack();
  return (
    <>
      <PageHeading>{t.error}</PageHeading>
      <div role="alert">
        <EmptyState
          drawing="trouble"
          title={t.missing}
          action={
            <Button variant="filled" onClick={goBack}>
              {t.back}
            </Button>
          }
        />
      </div>
    </>
  );
}
