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
