// Runs in the page before its own scripts: records the largest contentful paint and the layout shifts
// (the worst window of at most 5 s without a pause of 1 s, as browsers report CLS).
const figures = { lcp: 0, cls: 0 };
globalThis.pageFigures = figures;

new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) figures.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });

let sum = 0;
let first = -Infinity;
let last = -Infinity;
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (startTime - last > 1000 || startTime - first > 5000) {
      sum = 0;
      first = startTime;
    }
    last = startTime;
    sum += value;
    figures.cls = Math.max(figures.cls, sum);
  }
}).observe({ type: 'layout-shift', buffered: true });
