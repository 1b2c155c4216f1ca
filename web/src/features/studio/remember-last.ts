/**
 * Returns a function that computes its result again only for other parameters than the last time. For results
 * that several components derive from the same parts of the design's state.
 */
export function rememberLast<Parameters extends readonly unknown[], Result>(
  compute: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  let last: { parameters: Parameters; result: Result } | null = null;
  return (...parameters) => {
    const isSame = last?.parameters.every((one, index) => one === parameters[index]) ?? false;
    if (!last || !isSame) last = { parameters, result: compute(...parameters) };
    return last.result;
  };
}
