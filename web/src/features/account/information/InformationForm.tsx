import type { User } from '@smriti/shared/account/users';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button';
import { Card } from '../../../components/layout/Card';
import { TextField } from '../../../components/fields/TextField';
import { useMessages } from '../../../lib/language/i18n';
import { Facts } from '../Facts';
import styles from './Information.module.css';
import { informationMessages } from '../messages';
import { PictureField } from './PictureField';
import { SaveFailure } from '../SaveFailure';
import { useFacts } from '../use-facts';
import { useInformationDraft } from './use-information-draft';
import { useInformationFields } from './use-information-fields';
import { useSaveInformation } from './use-information';
import { usePicture } from './use-picture';

interface InformationFormProps {
  user: User;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edit mode: the picture, the first name and what else has to be put right. */
export function InformationForm({ user, onSaved, onCancel }: InformationFormProps) {
  const t = useMessages(informationMessages);
  const fields = useInformationFields();
  const picture = usePicture();
  const { draft, opened, isWrong, change, check } = useInformationDraft(user);
  const facts = useFacts(user, opened);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    firstField.current?.focus();
  }, []);
  const { mutate, isPending, error } = useSaveInformation(user, onSaved);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (check(event.currentTarget)) mutate({ draft, picture: picture.file });
  }

  return (
    <Card as="section" padding="large">
      <form noValidate className={styles.card} onSubmit={submit}>
        <SaveFailure error={error} />
        <PictureField
          name={user.displayName}
          picture={picture.preview ?? user.profile_url}
          problem={picture.problem}
          onChoose={picture.choose}
        />
        {fields
          .filter(({ name }) => opened.includes(name))
          .map(({ name, problem, ...field }) => (
            <TextField
              key={name}
              {...field}
              ref={name === 'firstName' ? firstField : undefined}
              name={name}
              value={draft[name]}
              error={isWrong(name) ? problem : undefined}
              onChange={(event) => change(name, event.target.value)}
            />
          ))}
        <Facts facts={facts} />
        <div className={styles.actions}>
          <Button type="submit" variant="filled" isBusy={isPending} busyLabel={t.saving}>
            {t.save}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </div>
      </form>
    </Card>
  );
}
