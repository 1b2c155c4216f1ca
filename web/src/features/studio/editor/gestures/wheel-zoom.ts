/**
 * Zoom per wheel unit; suits both a mouse wheel and a trackpad pinch with its many small events.
 */
const ZOOM_PER_WHEEL_UNIT = 0.0025;

export const wheelZoomFactor = ({ deltaY }: WheelEvent): number =>
  Math.exp(-deltaY * ZOOM_PER_WHEEL_UNIT);
