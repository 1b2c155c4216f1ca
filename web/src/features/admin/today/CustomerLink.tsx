import { Link } from '#ui/actions/Link.tsx';

interface CustomerLinkProps {
  customer: { uid: string; name: string };
  /** Text shown for a deleted account. */
  unknown: string;
}

/** A customer's name, linked to the customer's page. */
export function CustomerLink({ customer: { uid, name }, unknown }: CustomerLinkProps) {
  return name === '' ? unknown : <Link to={`/admin/customers/${uid}`}>{name}</Link>;
}
