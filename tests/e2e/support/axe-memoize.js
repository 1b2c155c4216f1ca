/*
 * Evaluated in a page before axe, which calls this function in place of its memoize library: the library
 * looks arguments up in lists, which takes a tenth of axe's time.
 */
globalThis.memoizeForAxe = (compute) => {
  let results = new Map();
  // axe calls some of these functions as constructors.
  function memoized(...keys) {
    let known = results;
    for (let index = 0; index < compute.length - 1; index += 1) {
      if (!known.has(keys[index])) known.set(keys[index], new Map());
      known = known.get(keys[index]);
    }
    const last = keys[Math.max(0, compute.length - 1)];
    if (!known.has(last)) known.set(last, compute.apply(this, keys));
    return known.get(last);
  }
  memoized.clear = () => {
    results = new Map();
  };
  return memoized;
};
