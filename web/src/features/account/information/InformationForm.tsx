import type { User } from '@smriti/shared/account/users';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { SectionButtons } from '../AccountSection';
import { informationMessages } from '../messages';
import { findPictureProblem, type PictureProblem } from './information';
import { InformationFields } from './InformationFields';
import { PictureField } from './PictureField';
import { useSaveInformation } from './use-information';
import { useInformationDraft } from './use-information-draft';

interface InformationFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

/** Form for the picture and all fields except the email, which the identity provider manages. */
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

/** Error message of a failed save, with the server's reason if it gave one; takes the focus. */
function SaveFailure({ error }: { error: Error | null }) {
  const t = useMessages(informationMessages);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) element.current?.focus();
  }, [error]);
  if (!error) return null;
  const reason = serverMessage(error);
  return (
    <InlineMessage ref={element} tone="error">
      <p>{t.saveFailed}</p>
      {reason && <p>{reason}</p>}
    </InlineMessage>
  );
}

interface ChosenPicture {
  /** Chosen file; null while the picture is unchanged. */
  file: File | null;
  /** Object URL of the chosen file; null while none is chosen. */
  preview: string | null;
  problem: PictureProblem | null;
  choose: (file: File) => void;
}

/**
 * Profile picture that has been chosen but not saved. An invalid file does not replace the previous
 * choice.
 */
function usePicture(): ChosenPicture {
  const [chosen, setChosen] = useState<{ file: File; preview: string } | null>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  useEffect(() => {
    if (!chosen) return;
    return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  function choose(file: File): void {
    const found = findPictureProblem(file);
    setProblem(found);
    if (!found) setChosen({ file, preview: URL.createObjectURL(file) });
  }

  return { file: chosen?.file ?? null, preview: chosen?.preview ?? null, problem, choose };
}
