import type { ReactNode } from 'react';
import { PauseNotice } from '../../domains/payment/PauseNotice';
import { PageHeading } from '../../ui/layout/PageHeading';
import styles from './CheckoutPage.module.css';
import { CheckoutProgress } from './CheckoutProgress';
import type { Choices, Step } from './steps';

interface CheckoutPageProps {
  step: Step;
  /** Of the document. */
  title: string;
  heading: string;
  /** Under the heading. */
  intro?: string;
  choices?: Choices;
  children: ReactNode;
}

/** What every step of the checkout has: how far it is, and its heading. */
export function CheckoutPage({ title, heading, intro, children, ...progress }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <title>{title}</title>
      <CheckoutProgress {...progress} />
      <PageHeading intro={intro}>{heading}</PageHeading>
      {progress.step !== 'confirmation' && <PauseNotice what="orders" />}
      {children}
    </div>
  );
}
