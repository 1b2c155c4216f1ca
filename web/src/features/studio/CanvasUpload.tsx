import { OpensSoon } from './OpensSoon';

/** /uploadChoice (design-studio.md section 2). */
export default function CanvasUpload() {
  return <OpensSoon />;
}
