const rupeeFormat = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees as they stand on the screen, with Indian grouping: 123456 is '₹1,23,456.00'. */
export function formatRupees(rupees: number): string {
  return rupeeFormat.format(rupees);
}

const countFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A number of things with Indian grouping: 123456 is '1,23,456'. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}

const changeFormat = new Intl.NumberFormat('en-IN', { signDisplay: 'exceptZero' });

/** How much came or went, with its sign: '+1,000', '-250'. */
export function formatChange(change: number): string {
  return changeFormat.format(change);
}

const dateFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * The day in India of a moment on the wire, e.g. '21 Jan 2026'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatDate(time: string): string {
  return dateFormat.format(new Date(time));
}

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * The day and time in India of a moment on the wire, e.g. '21 Jan 2026, 4:05 pm'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatMoment(time: string): string {
  return momentFormat.format(new Date(time));
}

const clockFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * The time of day in India of a moment on the wire, e.g. '4:05 pm'.
 * @throws RangeError when `time` is not an ISO-8601 time.
 */
export function formatTime(time: string): string {
  return clockFormat.format(new Date(time));
}
