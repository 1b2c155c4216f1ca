import { OpensSoon } from './OpensSoon';

/** /create-product (design-studio.md section 2). */
export default function CreateProduct() {
  return <OpensSoon />;
}
