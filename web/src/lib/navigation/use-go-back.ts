import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** The router's history state: index within this tab's history. */
const place = z.object({ idx: z.int().check(z.gte(1)) });

/** Returns a function that goes to the previous page, or home when the tab was opened here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const hasPage = place.safeParse(history.state).success;
    void (hasPage ? navigate(-1) : navigate('/'));
  };
}
