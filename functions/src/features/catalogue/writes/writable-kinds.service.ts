import { writableBindingTypes } from '../kinds/album-binding-types.service';
import { writableAlbumSizes } from '../kinds/album-sizes.service';
import { writableThemes } from '../kinds/album-themes.service';
import { writableBanners } from '../kinds/banners.service';
import { writableCategories } from '../kinds/categories.service';
import { writableCoverTypes } from '../kinds/cover-types.service';
import { writableFrames } from '../kinds/frames.service';
import { writableInitialPayments } from '../kinds/initial-payments.service';
import { writableLaminationTypes } from '../kinds/lamination-types.service';
import { writablePaperTypes } from '../kinds/paper-types.service';
import { writableProductTypes } from '../kinds/product-types.service';
import { writableProducts } from '../kinds/products.service';
import { writableShippingMethods } from '../kinds/shipping-methods.service';
import { writableContacts } from '../kinds/talk-to-us.service';
import type { WritableKind, WritableRecord } from './writable-kind.service';

type KindVisitor = <Form extends object, Shown, R extends WritableRecord>(
  kind: WritableKind<Form, Shown, R>,
) => void;

/** Calls `visit` with every writable kind; each kind has its own file. */
export function forEachWritableKind(visit: KindVisitor): void {
  visit(writableProducts);
  visit(writableCategories);
  visit(writableProductTypes);
  visit(writableAlbumSizes);
  visit(writablePaperTypes);
  visit(writableBindingTypes);
  visit(writableLaminationTypes);
  visit(writableCoverTypes);
  visit(writableFrames);
  visit(writableThemes);
  visit(writableBanners);
  visit(writableShippingMethods);
  visit(writableInitialPayments);
  visit(writableContacts);
}
