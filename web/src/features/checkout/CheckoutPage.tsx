import type { ReactNode } from 'react';
import { PauseNotice } from '#domains/payment/PauseNotice.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { CheckoutProgress } from './CheckoutProgress';
import type { Choices, Step } from './steps';

interface CheckoutPageProps {
  step: Step;
  /** Document title. */
  title: string;
  heading: string;
  /** Text below the heading. */
  intro?: string;
  choices?: Choices;
  children: ReactNode;
}

/** Layout of all checkout steps: progress bar and heading. */
export function CheckoutPage({ title, heading, intro, children, ...progress }: CheckoutPageProps) {
  return (
    <div className="page">
      <title>{title}</title>
      <CheckoutProgress {...progress} />
      <PageHeading intro={intro}>{heading}</PageHeading>
      {progress.step !== 'confirmation' && <PauseNotice what="orders" />}
      {children}
    </div>
  );
}
