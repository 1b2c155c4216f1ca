import { ORIENTATIONS } from '@smriti/shared/album/orientation';
import { SIZE } from '../album-sizes.ts';
import { BINDING, COVER, LAMINATION, PAPER } from '../choices.ts';
import { type AlbumDraft, moved, paid, remarked, saved } from './album-draft.ts';
import { CUSTOMER } from './customers.ts';

const own = {
  owner: CUSTOMER.ananya,
  product_id: null,
  orientation: ORIENTATIONS.square,
  canvas: null,
  quantity: 1,
  begins: 'Draft',
} as const;

/** The albums of the customer who can sign in: one at each point of the way. */
export const ananyasAlbums: readonly AlbumDraft[] = [
  {
    ...own,
    id: 'demo-album-kite-sky',
    title: 'Kite Sky Festival Canvas',
    product_type: 'product',
    product_id: 31,
    choices: {
      album_size_id: SIZE.landscape12,
      paper_type_id: PAPER.canvas,
      binding_type_id: BINDING.none,
      lamination_id: LAMINATION.none,
      cover_type_id: COVER.none,
    },
    orientation: ORIENTATIONS.landscape,
    begins: 'Cart',
    story: [saved('2026-10-30T21:05')],
  },
  {
    ...own,
    id: 'demo-album-first-year',
    title: 'Our first year',
    product_type: 'album',
    choices: {
      frame_id: 1,
      album_size_id: SIZE.square8,
      paper_type_id: PAPER.lustre,
      binding_type_id: BINDING.layflat,
      theme_id: 1,
    },
    story: [saved('2026-10-29T22:14', 'rings', 'dusk', 'dinner', 'lake', 'tea', 'beach')],
  },
  {
    ...own,
    id: 'demo-album-sam-dunes',
    title: 'Sam dunes, for the hall',
    product_type: 'canvas',
    choices: { frame_id: 5, album_size_id: SIZE.gallery, paper_type_id: PAPER.canvas },
    orientation: ORIENTATIONS.landscape,
    canvas: {
      edge_style: 'wrapped',
      name: 'Ananya Sharma',
      email: 'customer@smriti.test',
      instructions: 'Please keep all three camels clear of the edge.',
    },
    story: [saved('2026-10-28T20:32', 'Sam dunes')],
  },
  {
    ...own,
    id: 'demo-album-diwali',
    title: 'Diwali at Nani’s house',
    product_type: 'album',
    choices: {
      frame_id: 4,
      album_size_id: SIZE.square10,
      paper_type_id: PAPER.pearl,
      binding_type_id: BINDING.perfect,
      theme_id: 2,
    },
    story: [
      saved('2026-10-26T19:20', 'diyas', 'rangoli', 'family at Diwali', 'Nani and Nana', 'swing'),
      moved('2026-10-31T10:15', 'Requested'),
    ],
  },
  {
    ...own,
    id: 'demo-album-kerala',
    title: 'Kerala, slowly',
    product_type: 'product',
    product_id: 4,
    choices: {
      album_size_id: SIZE.landscape11,
      paper_type_id: PAPER.lustre,
      binding_type_id: BINDING.layflat,
      lamination_id: LAMINATION.matte,
      cover_type_id: COVER.hard,
    },
    orientation: ORIENTATIONS.landscape,
    story: [
      saved(
        '2026-10-21T21:48',
        ...['backwaters', 'tea garden', 'lotus pond', 'Munnar', 'Marari'],
        ...['rain in Kochi', 'from the train'],
      ),
      moved('2026-10-29T20:05', 'Requested'),
      paid('2026-10-29T20:09'),
      remarked('2026-10-31T12:20', {
        backwaters: 'The boat sits close to the fold. Shall we move the picture up by a finger?',
        'from the train': 'Too small for this page: 640 pixels wide. Is there the original?',
      }),
    ],
  },
  {
    ...own,
    id: 'demo-album-kavya',
    title: 'Kavya weds Arjun',
    product_type: 'product',
    product_id: 17,
    choices: {
      album_size_id: SIZE.square12,
      paper_type_id: PAPER.cottonRag,
      binding_type_id: BINDING.leather,
      lamination_id: LAMINATION.none,
      cover_type_id: COVER.leatherette,
    },
    quantity: 2,
    story: [
      saved(
        '2026-10-17T22:30',
        ...['mandap', 'pheras', 'rings', 'garlands'],
        ...['both families', 'cousins', 'lake', 'vidaai'],
      ),
      moved('2026-10-20T11:40', 'Requested'),
      paid('2026-10-20T11:46'),
      remarked('2026-10-22T15:10', {
        pheras: 'The canopy is cut at the top. We can shrink the picture so that all of it shows.',
        garlands: 'The yellow prints a little deeper on cotton rag. We would lighten it by a step.',
        cousins: 'Lovely. May it have the whole page, and the lake go opposite?',
      }),
      moved(
        '2026-10-22T15:31',
        'Responded',
        'Three small remarks, the rest is ready. Have a look and tell us what you think.',
      ),
    ],
  },
  {
    ...own,
    id: 'demo-album-papa',
    title: 'Papa turns sixty',
    product_type: 'product',
    product_id: 10,
    choices: {
      album_size_id: SIZE.landscape11,
      paper_type_id: PAPER.lustre,
      binding_type_id: BINDING.perfect,
      lamination_id: LAMINATION.matte,
      cover_type_id: COVER.hard,
    },
    orientation: ORIENTATIONS.landscape,
    story: [
      saved(
        '2026-10-10T18:02',
        ...['cake', 'Papa and Mummy', 'all of us', 'kites on the roof', 'Riya’s degree'],
      ),
      moved('2026-10-12T09:25', 'Requested'),
      paid('2026-10-12T09:31'),
      remarked('2026-10-14T16:40', {
        'kites on the roof': 'Nobody can be seen on it. Do you want to keep it in this book?',
        'Riya’s degree': 'Upright on a wide page: it will stand with white on both sides.',
      }),
      moved('2026-10-14T16:52', 'Responded', 'Two questions about the last two pictures.'),
      moved('2026-10-18T20:44', 'Draft', 'I have a better one than the kites.'),
      saved(
        '2026-10-18T21:03',
        ...['cake', 'Papa and Mummy', 'all of us', 'morning walk', 'Riya’s degree', 'swing'],
      ),
      moved('2026-10-18T21:10', 'Requested', 'The kites are gone. White on both sides is fine.'),
    ],
  },
  {
    ...own,
    id: 'demo-album-mira',
    title: 'Mira’s first year',
    product_type: 'product',
    product_id: 5,
    choices: {
      album_size_id: SIZE.square8,
      paper_type_id: PAPER.matte,
      binding_type_id: BINDING.perfect,
      lamination_id: LAMINATION.velvet,
      cover_type_id: COVER.hard,
    },
    quantity: 3,
    story: [
      saved(
        '2026-09-19T22:21',
        ...['Mira, nine days', 'the crib', 'Nani and Nana', 'Mira is one', 'first cake'],
        'family at Diwali',
      ),
      moved('2026-09-24T08:50', 'Requested'),
      paid('2026-09-24T08:54'),
      remarked('2026-09-25T13:05', {
        'the crib': 'A little dark. We would lift the shadows.',
        'first cake': 'Is this the cover? It would make a good one.',
      }),
      moved('2026-09-25T13:12', 'Responded', 'A sweet book. Two thoughts on it.'),
      moved(
        '2026-09-27T21:37',
        'Requested',
        'Yes to both: lighter crib, and the cake as the cover.',
      ),
      remarked('2026-09-29T11:15', { 'the crib': 'Lifted; it is friendlier now.' }),
      moved('2026-09-29T11:20', 'Responded', 'Both are done.'),
      moved('2026-09-30T07:58', 'Approved'),
    ],
  },
];
