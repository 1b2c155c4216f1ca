import Check from 'lucide-react/icons/check';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import styles from './CheckoutProgress.module.css';
import { checkoutMessages } from './messages';
import {
  type CheckoutChoices,
  type CheckoutStep,
  checkoutStepPath,
  CHECKOUT_STEPS,
} from './checkout-steps';

/** Paths back to the earlier steps; none after the orders are placed. */
function pathsBack(choices: CheckoutChoices | undefined): Partial<Record<CheckoutStep, string>> {
  if (!choices || choices.placementId !== null) return {};
  return {
    cart: '/cart',
    details: checkoutStepPath('details', choices),
    ...(choices.addressId === null ? {} : { shipping: checkoutStepPath('shipping', choices) }),
  };
}

/** Progress bar of the checkout: Cart, Details, Shipping, Payment, Confirmation. */
export function CheckoutProgress({
  step,
  choices,
}: {
  step: CheckoutStep;
  choices?: CheckoutChoices;
}) {
  const t = useMessages(checkoutMessages);
  const current = CHECKOUT_STEPS.indexOf(step);
  const paths = pathsBack(choices);
  return (
    <nav aria-label={t.progress}>
      <ol role="list" className={styles.steps}>
        {CHECKOUT_STEPS.map((name, index) => {
          const isDone = index < current;
          const path = isDone ? paths[name] : undefined;
          return (
            <li
              key={name}
              className={styles.step}
              data-state={isDone ? 'done' : index === current ? 'current' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Check /> : index + 1}
              </span>
              {path === undefined ? (
                <span className={styles.name}>{t[name]}</span>
              ) : (
                <Link to={path} className={styles.name}>
                  {t[name]}
                </Link>
              )}
              {isDone && <span className="visually-hidden">{` (${t.done})`}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
