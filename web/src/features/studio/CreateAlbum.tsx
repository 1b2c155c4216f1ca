import { OpensSoon } from './OpensSoon';

/** /my-account/create-album (design-studio.md section 2). */
export default function CreateAlbum() {
  return <OpensSoon />;
}
