import { useEffect, useState, type RefObject } from 'react';

/** Returns a list's newest entries; while a control in the list has the focus, the list stays as it is. */
export function useStableWhileFocused<T>(data: T | undefined, list: RefObject<HTMLElement | null>): T | undefined {
  const [shown, setShown] = useState(data);
  useEffect(() => {
    if (data === undefined) return;
    const update = () => {
      if (!list.current?.contains(document.activeElement)) setShown(data);
    };
    update();
    const element = list.current;
    // On focusout the new element doesn't have the focus yet.
    const onFocusOut = () => setTimeout(update);
    element?.addEventListener('focusout', onFocusOut);
    return () => element?.removeEventListener('focusout', onFocusOut);
  }, [data, list]);
  return shown ?? data;
}
