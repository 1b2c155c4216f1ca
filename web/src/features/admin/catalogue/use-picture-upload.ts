import type { CataloguePicture } from '@smriti/shared/catalogue/picture-uploads';
import { useEffect, useRef, useState } from 'react';
import { apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { catalogueMessages } from './messages';
import { UnusablePictureError, uploadPictures, type PictureUploadStep } from './upload-pictures';

export interface PictureUpload {
  begin: (files: readonly File[]) => void;
  /** Progress as text; null while no upload is running. */
  progress: string | null;
  problem: string | null;
}

/** Uploads pictures for a field and passes them on once they can be shown. */
export function usePictureUpload(
  onReady: (pictures: readonly CataloguePicture[]) => void,
): PictureUpload {
  const t = useMessages(catalogueMessages);
  const [step, setStep] = useState<PictureUploadStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const latest = useRef(onReady);
  useEffect(() => {
    latest.current = onReady;
  });
  useEffect(() => () => leaving.current?.abort(), []);

  async function upload(files: readonly File[]): Promise<void> {
    const control = new AbortController();
    leaving.current = control;
    setProblem(null);
    setStep({ step: 'uploading', done: 0, all: files.length });
    try {
      latest.current(await uploadPictures(files, setStep, control.signal));
    } catch (error) {
      if (control.signal.aborted) return;
      logFailure('pictures not uploaded', error);
      const isNone = error instanceof UnusablePictureError;
      setProblem(
        isNone
          ? t.pictureFailed({ name: error.fileName })
          : (apiErrorMessage(error) ?? t.uploadFailed),
      );
    } finally {
      setStep(null);
    }
  }

  const progress =
    step?.step === 'uploading' ? t.uploading({ done: step.done, all: step.all }) : t.rendering;
  return {
    begin: (files) => {
      if (files.length > 0) void upload(files);
    },
    progress: step && progress,
    problem,
  };
}
