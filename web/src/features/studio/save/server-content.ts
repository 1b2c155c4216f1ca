import type { DraftForm, ServerDraft } from '@smriti/shared/album/drafts';
import type { PhotoReference } from '@smriti/shared/album/photos';
import { type Choices, choices, imagesOf, type Texts, texts } from '../design';
import type { StudioPlan } from '../plan';
import { orderedPhotos, type StudioState } from '../studio-store';
import type { Draft } from './draft';

/** What the shop keeps of a design that is not saved. */
export interface ServerContent {
  form: DraftForm;
  images: PhotoReference[];
}

interface Content {
  choices: Choices;
  texts: Texts;
  photos: readonly { photoId: string | null; name: string }[];
}

/** A design as the shop keeps it: of its photos those that are uploaded. */
function contentWith(plan: StudioPlan, { photos, ...design }: Content): ServerContent {
  const { type: product_type, productId: product_id, quantity, goal: photo_goal } = plan;
  // the shop trims what is typed: so that the two can be compared, it is sent trimmed
  const { title, name, email, instructions } = design.texts;
  return {
    form: {
      ...{ product_type, product_id, quantity, photo_goal },
      ...design.choices,
      ...{ title: title.trim(), name: name.trim() },
      ...{ email: email.trim(), instructions: instructions.trim() },
    },
    images: imagesOf(photos),
  };
}

export function contentOfState(plan: StudioPlan, state: StudioState): ServerContent {
  return contentWith(plan, { ...state, photos: orderedPhotos(state) });
}

export function contentOfDraft(plan: StudioPlan, draft: Draft): ServerContent {
  return contentWith(plan, draft);
}

/** Tells two contents apart: fields in one order, whoever has put them together. */
export function fingerprint({ form, images }: ServerContent): string {
  const fields = Object.entries(form).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([fields, images.map(({ photo_id }) => photo_id)]);
}

export function fingerprintOf({ form, images }: ServerDraft): string {
  return fingerprint({
    form,
    images: images.map(({ id, sequence }) => ({ photo_id: id, sequence })),
  });
}

/** A size or a frame that was looked at is no design yet. */
export function isWorthKeeping({ form, images }: ServerContent): boolean {
  return images.length > 0 || form.title !== '';
}

/** The choices and texts of a draft as the shop has it. */
export function choicesAndTexts(form: DraftForm): { choices: Choices; texts: Texts } {
  return { choices: choices.parse(form), texts: texts.parse(form) };
}
