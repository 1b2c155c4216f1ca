import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../components/feedback/Skeleton';
import type { StudioPlan } from '../plan';
import type { FieldErrors } from '../save/save-problem';

// A page shows one kind of choices, and loads no other.
const FrameCarousel = lazy(async () => ({
  default: (await import('./FrameCarousel')).FrameCarousel,
}));
const AlbumChoices = lazy(async () => ({ default: (await import('./AlbumChoices')).AlbumChoices }));
const ProductChoices = lazy(async () => ({
  default: (await import('./ProductChoices')).ProductChoices,
}));
const CanvasChoices = lazy(async () => ({
  default: (await import('./CanvasChoices')).CanvasChoices,
}));

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
