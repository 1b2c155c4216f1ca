import BookOpen from 'lucide-react/icons/book-open';
import ImagePlus from 'lucide-react/icons/image-plus';
import Truck from 'lucide-react/icons/truck';
import UserCheck from 'lucide-react/icons/user-check';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import { belowFoldMessages } from './below-fold-messages';
import styles from './HowItWorks.module.css';

/** Section 'How it works': the four steps from the choice of a product to its delivery. */
export function HowItWorks() {
  const t = useMessages(belowFoldMessages);
  const steps = [
    { Icon: BookOpen, name: t.stepChoose, text: t.stepChooseText },
    { Icon: ImagePlus, name: t.stepAdd, text: t.stepAddText },
    { Icon: UserCheck, name: t.stepCheck, text: t.stepCheckText },
    { Icon: Truck, name: t.stepPrint, text: t.stepPrintText },
  ];
  return (
    <section aria-labelledby="steps-heading" className="stack gap-6">
      <h2 id="steps-heading">{t.stepsHeading}</h2>
      <ol role="list" className={cx('stack gap-5', styles.steps)}>
        {steps.map(({ Icon, name, text }, index) => (
          <li key={name} className={cx('stack gap-4 items-start content-start', styles.step)}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-md">
                {index + 1}. {name}
              </h3>
              <p className="mt-1 muted leading-snug">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
