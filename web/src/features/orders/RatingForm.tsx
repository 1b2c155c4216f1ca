import { createRating, MAX_REVIEW_LENGTH } from '@smriti/shared/catalogue/ratings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { apiErrorMessage } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { Button } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { ratingMessages } from './rating-messages';
import { StarPicker } from './StarPicker';

/** Mutation that sends a rating and refetches the data that contain it. */
function useRate(productId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { rating: number; review: string }) =>
      callOnce(createRating, { params: { productId }, body }),
    onSuccess: () => {
      showToast('success', ratingMessages.get().thanks);
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
    // Also after an error, because another tab may have sent a rating.
    onSettled: () => invalidate.rating(queries),
  });
}

/** Form for one to five stars and a short text. */
export function RatingForm({ productId }: { productId: number }) {
  const t = useMessages(ratingMessages);
  const [stars, setStars] = useState<number | null>(null);
  const [review, setReview] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const rate = useRate(productId);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (rate.isPending) return;
    setIsAsked(true);
    if (stars !== null) rate.mutate({ rating: stars, review: review.trim() });
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form noValidate className="stack gap-4 content-start" onSubmit={submit}>
      <StarPicker
        value={stars}
        onChange={setStars}
        error={isAsked && stars === null ? t.starsMissing : undefined}
      />
      <TextAreaField
        label={t.review}
        optionalText={t.optional}
        hint={t.reviewHint}
        maxLength={MAX_REVIEW_LENGTH}
        value={review}
        onChange={(event) => setReview(event.target.value)}
      />
      {rate.isError && (
        <InlineMessage tone="error">{apiErrorMessage(rate.error) ?? t.failed}</InlineMessage>
      )}
      <div>
        <Button type="submit" isBusy={rate.isPending} busyLabel={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
