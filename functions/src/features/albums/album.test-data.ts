import { paise } from '@smriti/shared/base/money';
import { emptyAlbumContent } from './album-content.domain';
import type { NewAlbum } from './album.states';

const names = { frame: '', paperType: '', albumSize: '', bindingType: '', theme: '' };
/** An album with one photo and no choices. */
export const newAlbumData: NewAlbum = {
  ...emptyAlbumContent({ product_id: undefined, product_type: undefined }),
  id: 'album',
  user_id: 'asha',
  quantity: 1,
  is_placed: false,
  pending_order_id: null,
  names: { ...names, lamination: '', coverType: '', product: '' },
  names_hi: {},
  photo_ids: ['a'],
  photo_names: {},
  round_photo_ids: [],
  tray_photo_ids: [],
  extra_pages: 0,
  print_warnings: [],
  round: 0,
  open_proposals: 0,
  requested_at: null,
  total_price_paise: paise(0),
  initial_due_paise: paise(0),
  initial_paid_paise: paise(0),
};

/** The outside of a square printed book whose photo covers the front, for unit tests. */
export const TEST_COVER = {
  kind: 'book',
  width: 200,
  height: 200,
  material: 'print',
  paper: '#ffffff',
  edge: null,
  photo: {
    id: 'a',
    x: 0,
    y: 0,
    w: 200,
    h: 200,
    angle: 0,
    border: { width: 0, colour: '#ffffff' },
    crop: { x: 0.5, y: 0.5, zoom: 1, turn: 0 },
  },
  title: null,
} as const;

/** Its title, below the middle. */
export const TEST_COVER_TITLE = {
  text: 'Goa',
  x: 20,
  y: 150,
  w: 160,
  h: 40,
  size: 24,
  colour: '#26221f',
  align: 'center',
  font: 'serif',
} as const;
