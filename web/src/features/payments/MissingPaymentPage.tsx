import { useMessages } from '#lib/language/i18n.ts';
import { useGoBack } from '#lib/navigation/use-go-back.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { totalPaymentMessages } from './messages';

/** Error page for an address that does not say what to pay. */
export function MissingPaymentPage() {
  const t = useMessages(totalPaymentMessages);
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

export function PaymentLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <SummaryColumns>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="24rem" />
      </SummaryColumns>
    </Loading>
  );
}
