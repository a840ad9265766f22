import { useEffect, useRef, useState, type ReactNode, type RefObject, type UIEvent } from 'react';
import css from './viewer.module.css';

/** Tracks how much of a document's box was scrolled past, in percent. It never goes down: what was read stays read. */
export function useReadShare(): { share: number; onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [share, setShare] = useState(0);
  return {
    share,
    onScroll: ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
      const now = Math.min(100, Math.round(((scrollTop + clientHeight) / scrollHeight) * 100));
      setShare((before) => Math.max(before, now));
    },
  };
}

/** The margin extends upward without limit, so a key that jumps to the end of the box counts as passing this marker. */
const PASSED = '1000000px 0px 0px';

/** The marker after the last line of a box: once seen, the document counts as read to the end. */
export function EndMarker({
  box,
  wanted,
  onSeen,
}: {
  box: RefObject<HTMLElement | null>;
  wanted: RefObject<boolean>;
  onSeen: () => void;
}): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen.current();
      },
      { root: box.current, rootMargin: PASSED },
    );
    if (mark.current) watch.observe(mark.current);
    if (wanted.current) box.current?.scrollTo(0, box.current.scrollHeight);
    return () => watch.disconnect();
  }, [box, wanted]);
  return <div ref={mark} className={css.end} />;
}
