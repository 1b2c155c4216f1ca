import { isContentOpen } from '@smriti/shared/album/album-states';
import type { Album } from '@smriti/shared/album/albums';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { unpaidInitialPayment, initialPaymentPath } from '#lib/payments/payment-paths.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { cartMessages } from './messages';

interface AlbumNextStepProps {
  album: Album;
}

/** The customer's next step with an album, with an explanation (docs/rules.md#pages-8). */
export function AlbumNextStep({ album }: AlbumNextStepProps) {
  const t = useMessages(cartMessages);
  const title = album.title || t.untitled;
  if (album.is_placed) return <Hint>{t.placedHint}</Hint>;
  if (album.status === 'Cart' && album.images.length === 0) {
    return (
      <>
        <Hint>{t.noPhotosHint}</Hint>
        <ButtonLink
          to={`/edit-product?id=${album.id}`}
          variant="filled"
          isWide
          aria-label={t.addPhotosOf({ title })}
        >
          {t.addPhotos}
        </ButtonLink>
      </>
    );
  }
  if (isContentOpen(album.status)) {
    return (
      <ButtonLink
        to={initialPaymentPath(album)}
        variant="filled"
        isWide
        aria-label={t.requestOf({ title })}
      >
        {t.request}
      </ButtonLink>
    );
  }
  if (album.status === 'Requested') return <Requested album={album} title={title} />;
  if (album.status === 'Responded') {
    return (
      <>
        <Hint>{t.respondedHint}</Hint>
        <ButtonLink
          to={`/final-checkout/${album.id}`}
          variant="filled"
          isWide
          aria-label={t.checkoutOf({ title })}
        >
          {t.checkout}
        </ButtonLink>
      </>
    );
  }
  return null;
}

function Requested({ album, title }: AlbumNextStepProps & { title: string }) {
  const t = useMessages(cartMessages);
  const open = unpaidInitialPayment(album);
  return (
    <>
      <Hint>{open > 0 ? t.unpaidHint({ amount: formatRupees(open) }) : t.requestedHint}</Hint>
      {open > 0 && (
        <ButtonLink
          to={initialPaymentPath(album)}
          variant="filled"
          isWide
          aria-label={t.payOf({ title })}
        >
          {t.pay}
        </ButtonLink>
      )}
      <Button disabled isWide aria-label={t.checkoutOf({ title })}>
        {t.checkout}
      </Button>
    </>
  );
}

function Hint({ children }: { children: string }) {
  return <p className="muted text-sm leading-snug">{children}</p>;
}
