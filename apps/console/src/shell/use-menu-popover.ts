import { useEffect, useId, useRef, type ComponentProps } from 'react';

/** The props of the button that opens a menu, and of the menu itself. */
export interface MenuPopover {
  button: ComponentProps<'button'>;
  menu: ComponentProps<'div'>;
}

/**
 * A menu in a popover under its button, which closes when the page changes.
 *
 * @param pathname the page that is shown
 * @param gap between the button and the menu, in pixels
 */
export function useMenuPopover(pathname: string, gap: number): MenuPopover {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [pathname]);
  return {
    button: { ref: button, popoverTarget: id },
    menu: { ref: menu, id, popover: 'auto', onBeforeToggle: () => place(button.current, menu.current, gap) },
  };
}

/** Places the menu under its button, through the DOM because the content security policy forbids style attributes. */
function place(button: HTMLElement | null, menu: HTMLElement | null, gap: number): void {
  if (!button || !menu) return;
  const { bottom, left } = button.getBoundingClientRect();
  menu.style.insetBlockStart = `${bottom + gap}px`;
  // Only for a menu that begins where its button does.
  menu.style.setProperty('--button-start', `${left}px`);
}
