import { Link } from 'react-router-dom';

interface CustomerLinkProps {
  customer: { uid: string; name: string };
  /** What stands there for an account that is gone. */
  unknown: string;
}

/** A customer's name, which leads to the customer. */
export function CustomerLink({ customer: { uid, name }, unknown }: CustomerLinkProps) {
  return name === '' ? unknown : <Link to={`/admin/customers/${uid}`}>{name}</Link>;
}
