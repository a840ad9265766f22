/** The arrow's size in pixels. */
export const ARROW_SIZE = 13;
/** Pixels that stay free at the edges of the window. */
const BOUNDARY_OFFSET = 8;
/** Pixels between the tooltip and its trigger. */
const OFFSET = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface TooltipPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** The arrow's distance from the tooltip's left edge. */
  readonly arrow: number;
}

/**
 * Returns a tooltip's place in the window, in pixels: centered above its trigger, below it where there is no room, and
 * never closer to the window's edges than the boundary offset.
 */
export function placeTooltip(
  trigger: Size & { readonly left: number; readonly top: number },
  tooltip: Size,
  windowWidth: number,
): TooltipPlace {
  const above = trigger.top - OFFSET - tooltip.height;
  const isAbove = above >= BOUNDARY_OFFSET;
  const middle = trigger.left + trigger.width / 2;
  const farthest = windowWidth - BOUNDARY_OFFSET - tooltip.width;
  const left = Math.max(BOUNDARY_OFFSET, Math.min(middle - tooltip.width / 2, farthest));
  return {
    left,
    top: isAbove ? above : trigger.top + trigger.height + OFFSET,
    side: isAbove ? 'above' : 'below',
    arrow: middle - left - ARROW_SIZE / 2,
  };
}
