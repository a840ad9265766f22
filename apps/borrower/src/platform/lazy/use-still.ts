import { useEffect, useState, type RefObject } from 'react';

/** A list's newest entries, except while a control in the list has the focus: then it stays as it is. */
export function useStill<T>(data: T | undefined, list: RefObject<HTMLElement | null>): T | undefined {
  const [shown, setShown] = useState(data);
  useEffect(() => {
    if (data === undefined) return;
    const take = () => {
      if (!list.current?.contains(document.activeElement)) setShown(data);
    };
    take();
    const within = list.current;
    // On focusout the new element doesn't have the focus yet.
    const left = () => setTimeout(take);
    within?.addEventListener('focusout', left);
    return () => within?.removeEventListener('focusout', left);
  }, [data, list]);
  return shown ?? data;
}
