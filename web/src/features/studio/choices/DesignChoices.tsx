import { lazy, Suspense } from 'react';
import { loadWithTexts } from '#lib/language/texts.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { StudioPlan } from '../studio-plan';
import { useStudioState } from '../studio-context';
import type { FieldErrors } from '../save/save-problem';
import { useCatalogue } from './catalogue-context';
import { countPaidSheets } from './studio-catalogue';

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
  const catalogue = useCatalogue();
  const sheets = useStudioState(({ choices, order }) =>
    countPaidSheets(catalogue, choices, order.length),
  );
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {plan.type === 'album' && <FrameCarousel error={errors.frame_id} />}
      {plan.type === 'album' && <AlbumChoices errors={errors} />}
      {plan.type === 'product' && <ProductChoices errors={errors} sheets={sheets} />}
      {plan.type === 'canvas' && <CanvasChoices errors={errors} />}
    </Suspense>
  );
}
