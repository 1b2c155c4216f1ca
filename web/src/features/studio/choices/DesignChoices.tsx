import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { withTexts } from '../../../lib/language/texts';
import type { StudioPlan } from '../plan';
import type { FieldErrors } from '../save/save-problem';

// A page shows one kind of choices, and loads no other.
const FrameCarousel = lazy(() =>
  withTexts(async () => ({ default: (await import('./FrameCarousel')).FrameCarousel }), 'editor'),
);
const AlbumChoices = lazy(() =>
  withTexts(async () => ({ default: (await import('./AlbumChoices')).AlbumChoices }), 'editor'),
);
const ProductChoices = lazy(() =>
  withTexts(async () => ({ default: (await import('./ProductChoices')).ProductChoices }), 'editor'),
);
const CanvasChoices = lazy(() =>
  withTexts(async () => ({ default: (await import('./CanvasChoices')).CanvasChoices }), 'editor'),
);

interface DesignChoicesProps {
  plan: StudioPlan;
  errors: FieldErrors;
}

/** What is chosen for a design, beside its photos: by its kind. */
export function DesignChoices({ plan, errors }: DesignChoicesProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {plan.type === 'album' && <FrameCarousel error={errors.frame_id} />}
      {plan.type === 'album' && <AlbumChoices errors={errors} />}
      {plan.type === 'product' && <ProductChoices errors={errors} />}
      {plan.type === 'canvas' && <CanvasChoices errors={errors} />}
    </Suspense>
  );
}
