import { OpensSoon } from './OpensSoon';

/** /edit-product (design-studio.md section 2). */
export default function EditProduct() {
  return <OpensSoon />;
}
