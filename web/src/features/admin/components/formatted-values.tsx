import { useState } from 'react';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { formatStaffMoment, computeWaitSince } from '../lib/format';
import { consoleMessages } from '../lib/messages';

/** An amount in rupees, in tabular figures. */
export function RupeeAmount({ rupees }: { rupees: number }) {
  return <span className="tabular">{formatRupees(rupees)}</span>;
}

/** Day and time in India, e.g. '21 Jan, 14:35'. */
export function DateAndTime({ time }: { time: string }) {
  const [now] = useState(() => new Date());
  return (
    <time dateTime={time} className="tabular">
      {formatStaffMoment(time, now)}
    </time>
  );
}

/** Day in India, e.g. '21 Jan 2026'. */
export function DateText({ of }: { of: string }) {
  return (
    <time dateTime={of} className="tabular">
      {formatDate(of)}
    </time>
  );
}

/** Time passed since a moment, e.g. '3 days'. */
export function WaitingTime({ since }: { since: string }) {
  const t = useMessages(consoleMessages);
  const [now] = useState(() => Date.now());
  const { unit, count } = computeWaitSince(since, now);
  const isNew = unit === 'minutes' && count === 0;
  return <span className="tabular">{isNew ? t.justNow : t[unit](count)}</span>;
}
