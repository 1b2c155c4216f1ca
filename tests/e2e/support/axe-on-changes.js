/*
 * Evaluated in a page after axe itself: lets axe skip the parts of the page that were checked before.
 * Most states of a walk change a small part of a page, and all pages share a header and a footer.
 */
(() => {
  // A change of the colour scheme would fade all colours, frame by frame.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);

  // Pages have few colours, and axe parses each of them thousands of times.
  const { Color } = globalThis.axe.commons.color;
  const parseColour = Color.prototype.parseString;
  const parsedColours = new Map();
  Color.prototype.parseString = function parseStringOnce(text) {
    if (parsedColours.has(text)) return Object.assign(this, parsedColours.get(text));
    const { r, g, b, alpha } = parseColour.call(this, text);
    parsedColours.set(text, { r, g, b, alpha });
    return this;
  };

  const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
  const COLOURS = ['color', 'backgroundColor', 'backgroundImage', 'opacity'];
  const SHOWN = ['visibility', 'display', 'fontSize', 'fontWeight'];
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';
  const PICTURES = 'img, svg, canvas, video, iframe';
  const TARGETS = 'a, button, input, select, textarea, summary, label, [role], [tabindex]';
  /** Distance in px within which targets affect each other (WCAG 2.5.8). */
  const TARGET_PX = 24;

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

  const lookOf = (element, style) => [
    element.tagName,
    ...[...element.attributes].map(({ name, value }) => `${name}=${value}`),
    ...[...COLOURS, ...SHOWN].map((property) => style[property]),
    ...textsReferredTo(element),
    ...fieldState(element),
  ];

  /** Maps an element and its descendants to what their keys depend on, in document order. */
  const describeParts = (root) => {
    const parts = new Map();
    const add = (element) => {
      const style = getComputedStyle(element);
      const part = {
        look: hash(lookOf(element, style)),
        box: element.getBoundingClientRect(),
        isInline: style.display.startsWith('inline'),
        isTarget: element.matches(TARGETS),
        isPainted:
          element.matches(PICTURES) ||
          style.backgroundColor !== TRANSPARENT ||
          style.backgroundImage !== 'none',
        start: parts.size,
      };
      parts.set(element, part);
      if (element.localName !== 'svg') for (const child of element.children) add(child);
      part.end = parts.size;
    };
    add(root);
    return parts;
  };

  const placeIn = (origin, box) =>
    [box.left - origin.left, box.top - origin.top, box.width, box.height].map(Math.round);

  const isWithin = (part, other) => part.start >= other.start && part.start < other.end;

  const areNear = (one, other, distance) =>
    one.left < other.right + distance &&
    other.left < one.right + distance &&
    one.top < other.bottom + distance &&
    other.top < one.bottom + distance;

  /** The looks and places of other parts that may be painted over or under a part, or are targets near it. */
  const neighboursOf = (part, others) =>
    others
      .filter(
        (other) =>
          areNear(part.box, other.box, other.isTarget ? TARGET_PX : 0) &&
          !isWithin(part, other) &&
          !isWithin(other, part),
      )
      .flatMap(({ look, box }) => [look, ...placeIn(part.box, box)]);

  /** The text of the block that contains an inline target: rules for links and targets in a text differ. */
  const textAround = (element, parts) => {
    if (!parts.get(element).isTarget) return '';
    let block = element;
    while (parts.get(block)?.isInline) block = block.parentElement;
    return block === element ? '' : block.textContent;
  };

  /**
   * The keys of an element and its descendants. A key covers what the rules depend on: the look, the
   * content and the place of the element, the look of its ancestors, and what is in front of it, behind
   * it or next to it.
   */
  const keysOf = (root) => {
    const keys = new Map();
    const parts = describeParts(root);
    const others = [...parts.values()].filter(
      ({ isTarget, isPainted, box }) => (isTarget || isPainted) && box.width > 0 && box.height > 0,
    );
    const addKeys = (element, around = '', origin = { left: 0, top: 0 }) => {
      const part = parts.get(element);
      const look = hash([around, part.look]);
      const content =
        element.localName === 'svg'
          ? [element.innerHTML]
          : [...element.childNodes].map((child) =>
              child instanceof Element ? addKeys(child, look, part.box) : child.nodeValue,
            );
      const key = hash([
        look,
        ...placeIn(origin, part.box),
        ...neighboursOf(part, others),
        textAround(element, parts),
        ...content,
      ]);
      keys.set(element, key);
      return key;
    };
    addKeys(root);
    return keys;
  };

  /** The keys of elements that axe could not judge, and of their ancestors. */
  const keysOfUnjudged = (incomplete, keys) => {
    const unjudged = new Set();
    for (const node of incomplete.flatMap(({ nodes }) => nodes)) {
      for (let element = node.element; element; element = element.parentElement) {
        unjudged.add(keys.get(element));
      }
    }
    return unjudged;
  };

  /**
   * Checks the page by these rules when its animations have ended, except for parts with a known key.
   * Returns the violations, and the keys of what was judged if there are none. Keys are joined by spaces:
   * lists of many texts are slow to pass between a page and its test.
   */
  globalThis.axeOnChanges = async (runOnly, knownKeys) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((motion) => motion.finished));
    const known = new Set(knownKeys.split(' '));
    const keys = keysOf(document.body);
    const knownParts = (element) =>
      known.has(keys.get(element)) ? [element] : [...element.children].flatMap(knownParts);
    // The elements <html>, <head> and <body> are always checked: some rules are about the page.
    const exclude = [...document.body.children].flatMap(knownParts);
    // Passed rules and selectors are not reported: collecting them takes longer than the check.
    const options = {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
      selectors: false,
      elementRef: true,
    };
    const result = await globalThis.axe.run({ exclude }, options);
    const violations = result.violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map((node) => node.html),
    }));
    const judged = new Set(keys.values()).difference(keysOfUnjudged(result.incomplete, keys));
    const added = violations.length > 0 ? [] : judged.difference(known);
    return { violations, keys: [...added].join(' ') };
  };
})();
