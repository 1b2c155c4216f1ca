const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two values of JSON are the same, in whatever order their fields stand. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true; // so that 0 and -0 are one: JSON knows no other
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameValue(one[key], other[key]))
  );
}
