import { MIN_FAIR_DPI } from '@smriti/shared/album/print-resolution';
import {
  getPreflightReport,
  lowResolutionPhotos,
  photosWithFaceDanger,
  PHOTO_COLOURS,
  type PreflightFile,
  type PreflightReport,
} from '@smriti/shared/order/preflight';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { FactsList } from '#ui/layout/FactsList.tsx';
import styles from './Preflight.module.css';
import { preflightMessages } from './preflight-messages';

/** Preflight report of an order's print files, folded; its summary counts the warnings. */
export function PreflightSection({ id, madeAt }: { id: string; madeAt: string | null }) {
  const t = useMessages(preflightMessages);
  const query = useQuery({
    queryKey: staffQueryKeys['staff-prints'].preflight(id, madeAt),
    queryFn: async ({ signal }) =>
      (await callApi(getPreflightReport, { params: { id }, signal })).report,
    staleTime: Infinity,
  });
  if (query.isError)
    return (
      <InlineMessage
        tone="error"
        action={<Button onClick={() => void query.refetch()}>{t.tryAgain}</Button>}
      >
        {t.unread}
      </InlineMessage>
    );
  if (query.data === undefined)
    return (
      <Loading label={t.loading}>
        <Skeleton shape="block" height="2rem" />
      </Loading>
    );
  return query.data && <Report report={query.data} />;
}

function Report({ report }: { report: PreflightReport }) {
  const t = useMessages(preflightMessages);
  const warnings = report.files.flatMap((file) => [
    ...lowResolutionPhotos(file),
    ...photosWithFaceDanger(file),
  ]).length;
  const { standard, profile } = report;
  return (
    <details className={styles.report}>
      <summary>{warnings === 0 ? t.noWarnings : t.warnings(warnings)}</summary>
      <div className="stack gap-5 mt-2">
        <FactsList
          isRuled
          facts={[
            [t.standard, standard],
            [t.profile, profile ? profile.description : t.srgb],
          ]}
        />
        {report.files.map((file) => (
          <FileReport key={file.kind} file={file} isForPress={profile !== null} />
        ))}
      </div>
    </details>
  );
}

function FileReport({ file, isForPress }: { file: PreflightFile; isForPress: boolean }) {
  const t = useMessages(preflightMessages);
  return (
    <section className="stack gap-2">
      <h3>{t[file.kind]}</h3>
      <FactsList
        isRuled
        facts={[
          [t.pages, <Pages key="pages" file={file} />],
          [
            t.fonts,
            file.fonts.length === 0 ? t.noFonts : t.embedded({ names: file.fonts.join(', ') }),
          ],
          [t.photos, <Photos key="photos" file={file} />],
          [t.letters, file.inks.length === 0 ? '' : <Inks key="inks" {...{ file, isForPress }} />],
        ]}
      />
      <LowResolution file={file} />
      <EndangeredFaces file={file} />
    </section>
  );
}

function Pages({ file }: { file: PreflightFile }) {
  const t = useMessages(preflightMessages);
  return file.pages.map(({ first, last, media, bleed, trim }) => (
    <div key={first}>
      {first === last ? t.page({ first }) : t.pageRange({ first, last })}{' '}
      {t.boxes({
        media: t.size({ w: media.w, h: media.h }),
        trim: t.size({ w: trim.w, h: trim.h }),
        bleed: Math.round((trim.x - bleed.x) * 100) / 100,
      })}
    </div>
  ));
}

function Photos({ file }: { file: PreflightFile }) {
  const t = useMessages(preflightMessages);
  const { photos } = file;
  if (photos.length === 0) return t.noPhotos;
  const counts = PHOTO_COLOURS.map((colours) => ({
    colours,
    count: photos.filter((photo) => photo.colours === colours).length,
  })).filter(({ count }) => count > 0);
  return (
    <>
      <div>{t.lowest({ dpi: Math.min(...photos.map(({ dpi }) => dpi)) })}</div>
      {counts.map(({ colours, count }) => (
        <div key={colours}>{t[`${colours}Photos`](count)}</div>
      ))}
    </>
  );
}

function Inks({ file, isForPress }: { file: PreflightFile; isForPress: boolean }) {
  const t = useMessages(preflightMessages);
  return file.inks.map(({ colour, black, texts }) => (
    <div key={colour}>
      {black !== null
        ? t.blackInk({ colour, black })
        : isForPress
          ? t.fourInks({ colour })
          : colour}
      {', '}
      {t.texts(texts)}
    </div>
  ));
}

function LowResolution({ file }: { file: PreflightFile }) {
  const t = useMessages(preflightMessages);
  const low = lowResolutionPhotos(file);
  if (low.length === 0) return null;
  return (
    <InlineMessage tone="waiting">
      <p>{t.lowTitle}</p>
      <ul className="stack gap-1 mt-2">
        {low.map(({ page, photo, dpi }, index) => (
          <li key={`${page} ${photo ?? ''} ${index}`}>
            {photo === null ? t.lowUnknownPhoto({ page, dpi }) : t.lowPhoto({ photo, page, dpi })}
            {dpi < MIN_FAIR_DPI && ` ${t.poor}`}
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}

function EndangeredFaces({ file }: { file: PreflightFile }) {
  const t = useMessages(preflightMessages);
  const endangered = photosWithFaceDanger(file);
  if (endangered.length === 0) return null;
  return (
    <InlineMessage tone="waiting">
      <p>{t.facesTitle}</p>
      <ul className="stack gap-1 mt-2">
        {endangered.map(({ page, photo, face_danger }, index) => {
          const danger = face_danger ? t[`${face_danger}Face`] : '';
          return (
            <li key={`${page} ${photo ?? ''} ${index}`}>
              {photo === null
                ? t.faceUnknownPhoto({ page, danger })
                : t.facePhoto({ photo, page, danger })}
            </li>
          );
        })}
      </ul>
    </InlineMessage>
  );
}
