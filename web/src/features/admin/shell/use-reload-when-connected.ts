import { useEffect } from 'react';

/** Message that replaces a page that failed or could not be loaded. */
const FAILED_PAGE = 'main > [role=alert]';

/** Loads the page again once the connection is back, if it could not be shown without. */
export function useReloadWhenConnected(): void {
  useEffect(() => {
    const reload = () => {
      if (document.querySelector(FAILED_PAGE)) location.reload();
    };
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
}
