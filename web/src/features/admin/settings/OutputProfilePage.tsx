import {
  getOutputProfile,
  MAX_OUTPUT_PROFILE_BYTES,
  OUTPUT_PROFILE_FIELD,
  removeOutputProfile,
  type StoredOutputProfile,
  uploadOutputProfile,
} from '@smriti/shared/staff/output-profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { callApi } from '#lib/api/api.ts';
import { formatDateTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { FileButton } from '#ui/fields/FileButton.tsx';
import { FreshSignIn } from '../components/FreshSignIn';
import { Card } from '#ui/layout/Card.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import { QuerySection } from '../components/QueryFallback';
import { StaffPage } from '../components/StaffPage';
import { useStaffWrite } from '../lib/use-staff-write';
import { outputProfileMessages } from './page-messages';
import { SettingsTabs } from './SettingsTabs';

const KILOBYTE = 1000;

/** Mutation that uploads a profile, and the error of a file that is too large to send. */
function useUpload(onSaved: (profile: StoredOutputProfile | null) => void) {
  const t = useMessages(outputProfileMessages);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const write = useStaffWrite(
    (file: File) => {
      const body = new FormData();
      body.set(OUTPUT_PROFILE_FIELD, file);
      return callApi(uploadOutputProfile, { body });
    },
    {
      makesStale: ['staff-audit'],
      success: () => t.saved,
      onDone: ({ profile }) => onSaved(profile),
    },
  );
  function choose([file]: File[]): void {
    if (!file) return;
    write.reset();
    const exceeds = file.size > MAX_OUTPUT_PROFILE_BYTES;
    setIsTooLarge(exceeds);
    if (!exceeds) write.begin(file);
  }
  return { write, choose, problem: isTooLarge ? t.tooLarge : write.problem };
}

function Profile({ profile }: { profile: StoredOutputProfile | null }) {
  const t = useMessages(outputProfileMessages);
  const queries = useQueryClient();
  const show = (saved: StoredOutputProfile | null) =>
    queries.setQueryData(staffQueryKeys['staff-settings'].outputProfile(), { profile: saved });
  const upload = useUpload(show);
  return (
    <Card as="section" padding="large" className="stack gap-5">
      {profile ? <ProfileFacts profile={profile} /> : <p>{t.none}</p>}
      <p className="muted text-sm">{t.hint}</p>
      {upload.problem !== null && <InlineMessage tone="error">{upload.problem}</InlineMessage>}
      {upload.write.isPending && <InlineMessage tone="waiting">{t.uploading}</InlineMessage>}
      <div className="cluster gap-3">
        <FileButton
          label={profile ? t.replace : t.choose}
          Icon={FileUp}
          accept=".icc,.icm"
          disabled={upload.write.isPending}
          onChoose={upload.choose}
        />
        {profile && <RemoveButton onRemoved={() => show(null)} />}
      </div>
      <FreshSignIn {...upload.write.signIn} />
    </Card>
  );
}

function ProfileFacts({ profile }: { profile: StoredOutputProfile }) {
  const t = useMessages(outputProfileMessages);
  return (
    <FactsList
      isRuled
      facts={[
        [t.name, <strong key="name">{profile.description}</strong>],
        [
          t.checksum,
          <span key="hash" className="wrap-anywhere">
            {profile.hash}
          </span>,
        ],
        [t.size, t.kilobytes({ count: Math.ceil(profile.bytes / KILOBYTE) })],
        [t.uploaded, formatDateTime(profile.uploaded_at)],
      ]}
    />
  );
}

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const t = useMessages(outputProfileMessages);
  const [isOpen, setIsOpen] = useState(false);
  const write = useStaffWrite(() => callApi(removeOutputProfile, {}), {
    makesStale: ['staff-audit'],
    success: () => t.removed,
    onDone: onRemoved,
  });
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t.remove}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t.removeTitle}
        question={t.removeQuestion}
        confirm={t.remove}
        busy={t.removing}
        work={write}
        onConfirm={() => write.begin()}
      >
        {write.problem !== null && <InlineMessage tone="error">{write.problem}</InlineMessage>}
      </ConfirmDialog>
      <FreshSignIn {...write.signIn} />
    </>
  );
}

/** Page /admin/settings/output-profile, on which the output profile is uploaded and removed. */
export function OutputProfilePage() {
  const t = useMessages(outputProfileMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-settings'].outputProfile(),
    queryFn: ({ signal }) => callApi(getOutputProfile, { signal }),
  });
  return (
    <StaffPage title={t.title} intro={t.intro}>
      <SettingsTabs />
      <QuerySection query={query} failed={t.loadFailed}>
        {({ profile }) => <Profile profile={profile} />}
      </QuerySection>
    </StaffPage>
  );
}
