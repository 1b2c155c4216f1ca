/*
 * Evaluated in a page after axe itself: lets axe skip the parts of the page that were checked before.
 * Most states of a walk change a small part of a page, and all pages share a header and a footer.
 */
(() => {
  // A change of the colour scheme would fade all colours, frame by frame.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);

  const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  const COLOURS = ['color', 'backgroundColor', 'backgroundImage', 'opacity'];
  const SHOWN = ['visibility', 'display', 'fontSize', 'fontWeight'];

  const hash = (parts) => {
    const text = parts.join('|');
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let index = 0; index < text.length; index += 1) {
      high = Math.imul(high ^ text.charCodeAt(index), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(index), 1597334677);
    }
    return (high >>> 0).toString(36) + (low >>> 0).toString(36);
  };

  /** The texts of the elements that an element refers to by id. */
  const textsReferredTo = (element) =>
    REFERENCES.flatMap((name) => element.getAttribute(name)?.split(' ') ?? []).map(
      (id) => document.getElementById(id)?.textContent,
    );

  /** The state of a field that is in no attribute, and the texts of its labels. */
  const fieldState = ({ checked, value, labels }) => [
    checked,
    value,
    ...[...(labels ?? [])].map((label) => label.textContent),
  ];

  const lookOf = (element) => {
    const style = getComputedStyle(element);
    return [
      element.tagName,
      ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
      ...[...COLOURS, ...SHOWN].map((property) => style[property]),
      ...textsReferredTo(element),
      ...fieldState(element),
    ];
  };

  /**
   * Adds the keys of an element and its descendants to `keys`. A key covers what the rules depend on: the
   * look, the content and the place of the element, and the look of its ancestors.
   */
  const addKeys = (keys, element, around = '', origin = { left: 0, top: 0 }) => {
    const look = hash([around, ...lookOf(element)]);
    const box = element.getBoundingClientRect();
    const place = [box.left - origin.left, box.top - origin.top, box.width, box.height];
    const content =
      element.localName === 'svg'
        ? [element.innerHTML]
        : [...element.childNodes].map((child) =>
            child instanceof Element ? addKeys(keys, child, look, box) : child.nodeValue,
          );
    const key = hash([look, ...place.map(Math.round), ...content]);
    keys.set(element, key);
    return key;
  };

  /**
   * Checks the page by these rules when its animations have ended, except for parts with a known key.
   * Returns the violations, and the keys of what was checked if there are none. Keys are joined by spaces:
   * lists of many texts are slow to pass between a page and its test.
   */
  globalThis.axeOnChanges = async (runOnly, knownKeys) => {
    await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
    const known = new Set(knownKeys.split(' '));
    const keys = new Map();
    addKeys(keys, document.body);
    const knownParts = (element) =>
      known.has(keys.get(element)) ? [element] : [...element.children].flatMap(knownParts);
    // The elements <html>, <head> and <body> are always checked: some rules are about the page.
    const exclude = [...document.body.children].flatMap(knownParts);
    // Passed rules and selectors are not reported: collecting them takes longer than the check.
    const options = { runOnly, resultTypes: ['violations'], selectors: false };
    const result = await globalThis.axe.run({ exclude }, options);
    const violations = result.violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map((node) => node.html),
    }));
    const added = violations.length > 0 ? [] : new Set(keys.values()).difference(known);
    return { violations, keys: [...added].join(' ') };
  };
})();
