import { MAX_QUANTITY } from '@smriti/shared/album/quantity';
import { MAX_PHOTOS } from '@smriti/shared/album/photos';
import { orientation as orientationSchema } from '@smriti/shared/album/orientation';
import { findStartDesignProblem, type StartDesignProblem } from '#lib/albums/start-design.ts';
import type { StudioCatalogue } from './studio-catalogue';
import { type DesignOptions, NO_OPTIONS, setDesignSize } from '../design-content';

/** Configuration of a product, as in the query string of /create-product. */
export interface ConfiguredDesign {
  /** Id of an unsaved design in the account, which has its own choices; null for a new design. */
  draftId: string | null;
  productId: number;
  quantity: number;
  /** Number of photos chosen on the product page; null if none. */
  photos: number | null;
  choices: DesignOptions;
}

const OPTIONAL = ['binding', 'orientation', 'quantity', 'photos'];

function numberIn(search: URLSearchParams, name: string): number | null {
  const value = search.get(name);
  return value ? Number(value) : null;
}

function quantityIn(search: URLSearchParams): number {
  const quantity = numberIn(search, 'quantity');
  return quantity !== null && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : 1;
}

/** Parses the number of photos; null if no album can have that many. */
function goalIn(search: URLSearchParams): number | null {
  const photos = numberIn(search, 'photos');
  return photos !== null && photos >= 1 && photos <= MAX_PHOTOS ? photos : null;
}

/**
 * Parses the query string of /create-product?productId&albumSize&paperType&lamination&coverType&
 * binding&orientation. Returns a problem if no design can start with it (docs/rules.md#studio-4).
 */
export function parseConfiguredDesign(
  search: URLSearchParams,
): ConfiguredDesign | StartDesignProblem {
  const draftId = search.get('draft');
  const problem = findStartDesignProblem({
    productId: search.get('productId'),
    ...(draftId === null && {
      sizeId: search.get('albumSize'),
      paperId: search.get('paperType'),
      laminationId: search.get('lamination'),
      coverId: search.get('coverType'),
    }),
  });
  if (problem) return problem;
  const isWrong = (name: string) => !/^\d*$/.test(search.get(name) ?? '');
  if (OPTIONAL.some(isWrong)) return 'notNumeric';
  const orientation = orientationSchema.safeParse(numberIn(search, 'orientation'));
  return {
    draftId,
    productId: Number(search.get('productId')),
    quantity: quantityIn(search),
    photos: goalIn(search),
    choices: {
      ...NO_OPTIONS,
      album_size_id: numberIn(search, 'albumSize'),
      paper_type_id: numberIn(search, 'paperType'),
      lamination_id: numberIn(search, 'lamination'),
      cover_type_id: numberIn(search, 'coverType'),
      binding_type_id: numberIn(search, 'binding'),
      orientation: orientation.success ? orientation.data : null,
    },
  };
}

/**
 * Choices that are still offered; others are reset and must be made again.
 * @param turns whether the choice of a size also sets the orientation
 */
export function keepOfferedChoices(
  chosen: DesignOptions,
  offered: StudioCatalogue,
  turns: boolean,
): DesignOptions {
  const among = (list: readonly { id: number }[], id: number | null) =>
    list.some((one) => one.id === id) ? id : null;
  const size = offered.sizes.find(({ id, price }) => id === chosen.album_size_id && price !== null);
  const choices = {
    ...chosen,
    album_size_id: size?.id ?? null,
    frame_id: among(offered.frames, chosen.frame_id),
    theme_id: among(offered.themes, chosen.theme_id),
    paper_type_id: among(offered.papers, chosen.paper_type_id),
    lamination_id: among(offered.laminations, chosen.lamination_id),
    cover_type_id: among(offered.covers, chosen.cover_type_id),
    binding_type_id: among(offered.bindings, chosen.binding_type_id),
  };
  return turns ? setDesignSize(choices, size, offered.isAroundMug) : choices;
}
