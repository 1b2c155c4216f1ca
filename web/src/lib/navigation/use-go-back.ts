import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** State of the router's history entry: its index in this tab's history. */
const place = z.object({ idx: z.int().check(z.gte(1)) });

/**
 * Returns a function that goes to the previous page, or to the home page if the tab was opened on
 * this page.
 */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const hasPage = place.safeParse(history.state).success;
    void (hasPage ? navigate(-1) : navigate('/'));
  };
}
