import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#lib/language/texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { StudioPlan } from '../studio-plan';
import { usePricedDesign } from '../use-priced-design';
import type { FieldErrors } from '../save/save-problem';

// These forms are lazily loaded, because each page needs only one of them.
const FrameCarousel = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./FrameCarousel')).FrameCarousel }),
    'editor',
  ),
);
const AlbumChoices = lazy(() =>
  loadWithTexts(async () => ({ default: (await import('./AlbumChoices')).AlbumChoices }), 'editor'),
);
const ProductChoices = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./ProductChoices')).ProductChoices }),
    'editor',
  ),
);
const CanvasChoices = lazy(() =>
  loadWithTexts(
    async () => ({ default: (await import('./CanvasChoices')).CanvasChoices }),
    'editor',
  ),
);

interface DesignChoicesProps {
  plan: StudioPlan;
  errors: FieldErrors;
}

/** Fields for all options of a design, depending on its type. */
export function DesignChoices({ plan, errors }: DesignChoicesProps) {
  const { isBook, pages } = usePricedDesign();
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {plan.type === 'album' && <FrameCarousel error={errors.frame_id} />}
      {plan.type === 'album' && <AlbumChoices errors={errors} />}
      {plan.type === 'product' && (
        <ProductChoices errors={errors} paperPages={isBook ? null : pages} />
      )}
      {plan.type === 'canvas' && <CanvasChoices errors={errors} />}
    </Suspense>
  );
}
