import type { User } from '@smriti/shared/account/users';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { informationMessages } from '../messages';
import { InformationFields } from './InformationFields';
import { PictureField } from './PictureField';
import { SectionButtons } from '../AccountSection';
import { SaveFailure } from '../SaveFailure';
import { useInformationDraft } from './use-information-draft';
import { useSaveInformation } from './use-information';
import { usePicture } from './use-picture';

interface InformationFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edit mode: picture and all fields except the email, which belongs to the identity provider. */
export function InformationForm({ user, onSaved, onCancel }: InformationFormProps) {
  const t = useMessages(informationMessages);
  const picture = usePicture();
  const edit = useInformationDraft(user);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    firstField.current?.focus();
  }, []);
  const { mutate, isPending, error } = useSaveInformation(user, onSaved);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (edit.check(event.currentTarget)) mutate({ draft: edit.draft, picture: picture.file });
  }

  return (
    <Card as="section" padding="large">
      <form noValidate className="stack gap-6 clear-of-header" onSubmit={submit}>
        <SaveFailure error={error} />
        <PictureField
          name={user.displayName}
          picture={picture.preview ?? user.profile_url}
          problem={picture.problem}
          onChoose={picture.choose}
        />
        <InformationFields edit={edit} firstField={firstField} />
        <SectionButtons>
          <Button type="submit" variant="filled" isBusy={isPending} busyLabel={t.saving}>
            {t.save}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </SectionButtons>
      </form>
    </Card>
  );
}
