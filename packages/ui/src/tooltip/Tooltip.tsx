import { Info } from 'lucide-react';
import { useEffect, useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { ARROW_SIZE, placeTooltip } from './place-tooltip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** The question that the explanation answers, for screen readers, e.g. "What is the draw period?" */
  label: string;
  children: ReactNode;
}

/**
 * An explanation next to a term: shown while a mouse is over its icon or over itself, while the icon has the focus, and
 * on a tap; Esc hides it. It is the icon's description, so a screen reader reads it without opening it.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const icon = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const arrow = useRef<SVGSVGElement>(null);
  /** Removes the listeners that exist only while the tooltip is shown. */
  const openListeners = useRef<AbortController>(undefined);
  useEffect(() => () => openListeners.current?.abort(), []);

  const isShown = (): boolean => tip.current?.matches(':popover-open') === true;
  const hide = () => {
    openListeners.current?.abort();
    if (isShown()) tip.current?.hidePopover();
  };
  const show = () => {
    if (!tip.current || !icon.current || !arrow.current || isShown()) return;
    tip.current.showPopover();
    const { width, height } = tip.current.getBoundingClientRect();
    const place = placeTooltip(icon.current.getBoundingClientRect(), { width, height }, innerWidth);
    // Through the DOM, because the content security policy forbids style attributes.
    tip.current.style.inset = `${place.top + scrollY}px auto auto ${place.left + scrollX}px`;
    tip.current.dataset['side'] = place.side;
    arrow.current.style.left = `${place.arrow}px`;
    // Everywhere in the page, because a mouse that shows it leaves the focus where it is.
    openListeners.current = new AbortController();
    const { signal } = openListeners.current;
    document.addEventListener('keydown', hideOnEscape, { capture: true, signal });
    addEventListener('resize', hide, { signal });
  };
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  // Mouse only: a touch also fires enter and leave; the tap's click shows it.
  const wrapperProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hide();
    },
  };
  return (
    <span {...wrapperProps}>
      <button
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <span ref={icon} className={styles.icon}>
          <Info />
        </span>
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {children}
        <svg ref={arrow} className={styles.arrow} width={ARROW_SIZE} height={ARROW_SIZE / 2} viewBox="0 0 2 1">
          <path d="M0 0 1 1 2 0Z" />
        </svg>
      </span>
    </span>
  );
}
