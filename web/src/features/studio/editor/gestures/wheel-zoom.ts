/**
 * Zoom per wheel unit; suits both a mouse wheel and a trackpad pinch with its many small events.
 */
const ZOOM_PER_WHEEL_UNIT = 0.0025;

/** Factor by which an event of the wheel changes a zoom. */
export const wheelZoomFactor = ({ deltaY }: WheelEvent): number =>
  Math.exp(-deltaY * ZOOM_PER_WHEEL_UNIT);
