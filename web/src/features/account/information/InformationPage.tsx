import type { User } from '@smriti/shared/account/users';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { Button } from '#ui/actions/Button.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { EmailConfirmationNotice } from '../EmailConfirmationNotice';
import styles from './InformationPage.module.css';
import { InformationForm } from './InformationForm';
import { InformationView } from './InformationView';
import { informationMessages } from '../messages';
import { useInformation } from './use-information';

const AccountActions = lazy(() => import('../AccountActions'));

function OwnData({ user }: { user: User }) {
  const t = useMessages(informationMessages);
  return (
    <FailureBoundary message={t.dataBroke} action={t.reload}>
      <Suspense>
        <AccountActions uid={user.uid} isStaff={user.role !== 'customer'} />
      </Suspense>
    </FailureBoundary>
  );
}

type Stage = 'view' | 'edit' | 'cancelled' | 'saved';

/** Page /my-account/account-information (docs/rules.md#accounts-2). */
export default function InformationPage() {
  const t = useMessages(informationMessages);
  const headings = useMessages(pageHeadings);
  const information = useInformation();
  const user = information.data;
  const [stage, setStage] = useState<Stage>('view');
  const editButton = useRef<HTMLButtonElement>(null);
  const savedMessage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stage === 'cancelled') editButton.current?.focus();
    if (stage === 'saved') savedMessage.current?.focus();
  }, [stage]);
  const isEditing = stage === 'edit';
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <PageHeading
        actions={
          user &&
          !isEditing && (
            <Button ref={editButton} onClick={() => setStage('edit')}>
              {t.edit}
            </Button>
          )
        }
      >
        {headings.information}
      </PageHeading>
      {user && !isEditing && (
        <div className="stack gap-5">
          {stage === 'saved' && (
            <InlineMessage ref={savedMessage} tone="success" isAlert>
              {t.saved}
            </InlineMessage>
          )}
          <EmailConfirmationNotice />
          <InformationView user={user} />
          <OwnData user={user} />
        </div>
      )}
      {user && isEditing && (
        <InformationForm
          user={user}
          onSaved={() => setStage('saved')}
          onCancel={() => setStage('cancelled')}
        />
      )}
      <LoadingOrError query={information} message={t.loadFailed} />
    </div>
  );
}
