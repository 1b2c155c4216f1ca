import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** What the router keeps of its place in the history of this tab. */
const place = z.object({ idx: z.int().check(z.gte(1)) });

/** Goes to the page before this one; home when this tab began here. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => {
    const hasPage = place.safeParse(history.state).success;
    void (hasPage ? navigate(-1) : navigate('/'));
  };
}
