import { type Orientation, ORIENTATIONS } from '@smriti/shared/album/orientation';
import { SIZE_IDS } from '../album-sizes.ts';
import { BINDING_TYPE_IDS, PAPER_TYPE_IDS } from '../choices.ts';
import { CUSTOMER_UIDS } from '../fixed-values.ts';
import { type AlbumDraft, moveStep, payStep, remarkStep, saveStep } from './album-draft.ts';

interface Look {
  frame: number;
  size: number;
  paper: number;
  theme: number;
  orientation?: Orientation;
}

/** Creates an album of the create form. */
function album(
  owner: string,
  id: string,
  title: string,
  { frame, size, paper, theme, orientation = ORIENTATIONS.square }: Look,
  steps: AlbumDraft['steps'],
): AlbumDraft {
  return {
    id: `demo-album-${id}`,
    owner,
    title,
    product_type: 'album',
    product_id: null,
    choices: {
      frame_id: frame,
      album_size_id: size,
      paper_type_id: paper,
      binding_type_id: BINDING_TYPE_IDS.perfect,
      theme_id: theme,
    },
    orientation,
    canvas: null,
    quantity: 1,
    initialStatus: 'Draft',
    steps,
  };
}

const plain: Look = { frame: 1, size: SIZE_IDS.square8, paper: PAPER_TYPE_IDS.matte, theme: 8 };
const festive: Look = { frame: 8, size: SIZE_IDS.square10, paper: PAPER_TYPE_IDS.pearl, theme: 2 };
const travelled: Look = {
  frame: 7,
  size: SIZE_IDS.landscape11,
  paper: PAPER_TYPE_IDS.lustre,
  theme: 7,
  orientation: ORIENTATIONS.landscape,
};
const little: Look = { frame: 3, size: SIZE_IDS.square6, paper: PAPER_TYPE_IDS.silk, theme: 5 };

const rohits = [
  album(CUSTOMER_UIDS.rohit, 'spiti', 'Spiti by bus', travelled, [
    saveStep('2026-10-15T23:10', 'rohtang', 'thar', 'bridge'),
    moveStep('2026-10-16T13:05', 'Requested'),
    payStep('2026-10-16T13:11'),
  ]),
  album(CUSTOMER_UIDS.rohit, 'forts', 'Forts of Rajasthan', travelled, [
    saveStep('2026-10-18T20:00', 'fort', 'thar', 'monument', 'ghat'),
    moveStep('2026-10-19T08:40', 'Requested'),
  ]),
  album(CUSTOMER_UIDS.rohit, 'banaras', 'Banaras at dusk', plain, [
    saveStep('2026-10-23T19:15', 'ghat', 'bridge'),
    moveStep('2026-10-24T21:30', 'Requested'),
    payStep('2026-10-24T21:34'),
  ]),
  album(CUSTOMER_UIDS.rohit, 'office-trip', 'Office trip, Mumbai', plain, [
    saveStep('2026-10-11T10:20', 'bridge', 'monument', 'ghat'),
    moveStep('2026-10-13T18:15', 'Requested'),
    payStep('2026-10-13T18:19'),
    remarkStep('2026-10-15T12:00', { bridge: 'The horizon leans to the left. Shall we turn it?' }),
    moveStep('2026-10-15T12:04', 'Responded', 'One remark, otherwise ready to print.'),
  ]),
  album(CUSTOMER_UIDS.rohit, 'agra', 'Agra with the twins', travelled, [
    saveStep('2026-10-30T09:05', 'monument', 'fort', 'ghat'),
    moveStep('2026-10-30T09:48', 'Requested'),
  ]),
];

const sanas = [
  album(CUSTOMER_UIDS.sana, 'zoya-months', 'Zoya, month by month', little, [
    saveStep('2026-10-17T23:52', 'baby', 'window', 'family'),
    moveStep('2026-10-18T14:22', 'Requested'),
    payStep('2026-10-18T14:27'),
  ]),
  album(CUSTOMER_UIDS.sana, 'ammi-fifty', 'Ammi’s fiftieth', festive, [
    saveStep('2026-10-22T22:40', 'cake', 'family', 'party', 'garden'),
    moveStep('2026-10-23T10:02', 'Requested'),
    payStep('2026-10-23T10:05'),
    remarkStep('2026-10-26T17:30', {
      garden: 'This one came through a messenger and is too small. Is there the original?',
    }),
  ]),
  album(CUSTOMER_UIDS.sana, 'bandra', 'The flat in Bandra', plain, [
    saveStep('2026-10-27T16:18', 'window', 'garden'),
    moveStep('2026-10-27T16:31', 'Requested'),
  ]),
  album(CUSTOMER_UIDS.sana, 'eid', 'Eid lunch', festive, [
    saveStep('2026-10-08T21:00', 'family', 'cake', 'window'),
    moveStep('2026-10-09T09:12', 'Requested'),
    payStep('2026-10-09T09:20'),
    remarkStep('2026-10-12T14:45', { family: 'Grandfather is close to the edge: more room left?' }),
    moveStep('2026-10-12T14:50', 'Responded', 'Please look at the first page once more.'),
  ]),
  album(CUSTOMER_UIDS.sana, 'zoya-one', 'Zoya turns one', little, [
    saveStep('2026-10-31T12:36', 'party', 'cake', 'baby', 'family'),
    moveStep('2026-10-31T21:55', 'Requested'),
    payStep('2026-10-31T21:59'),
  ]),
];

const gurpreets = [
  album(CUSTOMER_UIDS.gurpreet, 'harpreet', 'Harpreet and Simran', festive, [
    saveStep('2026-10-19T20:28', 'wedding', 'couple', 'lohri-family'),
    moveStep('2026-10-20T19:45', 'Requested'),
    payStep('2026-10-20T19:49'),
  ]),
  album(CUSTOMER_UIDS.gurpreet, 'lohri', 'Lohri on the farm', travelled, [
    saveStep('2026-10-24T18:33', 'lohri-family', 'mustard'),
    moveStep('2026-10-25T07:26', 'Requested'),
    payStep('2026-10-25T07:33'),
  ]),
  album(CUSTOMER_UIDS.gurpreet, 'holi', 'Holi in Anandpur', festive, [
    saveStep('2026-10-01T22:47', 'holi', 'mustard', 'lohri-family'),
    moveStep('2026-10-02T11:30', 'Requested'),
    payStep('2026-10-02T11:38'),
    remarkStep('2026-10-05T10:40', {
      holi: 'So much colour! Full page, or with a thin white frame?',
    }),
    moveStep('2026-10-05T10:42', 'Responded', 'Only one question.'),
    moveStep('2026-10-07T20:11', 'Requested', 'Full page, please.'),
    remarkStep('2026-10-09T15:22', { holi: 'Done: it runs over the whole page now.' }),
    moveStep('2026-10-09T15:25', 'Responded', 'As you asked.'),
  ]),
  album(CUSTOMER_UIDS.gurpreet, 'convocation', 'Convocation', plain, [
    saveStep('2026-10-28T15:00', 'graduation', 'lohri-family'),
    moveStep('2026-10-28T15:20', 'Requested'),
    payStep('2026-10-28T15:24'),
  ]),
];

/** Albums of other customers that fill the review queue, most of them waiting for an answer. */
export const otherCustomersAlbums: readonly AlbumDraft[] = [...rohits, ...sanas, ...gurpreets];
