import { X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { toastsAfter, visibleToasts, type Toast } from './toasts.ts';
import styles from './toast.module.css';

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Milliseconds that a toast is shown: long enough to read a sentence twice. */
const SHOWN_FOR = 6000;

/**
 * Shows toasts at the bottom of the page, announced politely. A message leaves after a while, but not while a pointer
 * or the focus is on the region.
 */
export function ToastRegion({
  label,
  dismissLabel,
  most,
  children,
}: {
  label: string;
  dismissLabel: string;
  most?: number;
  children?: ReactNode;
}) {
  const [toasts, happen] = useReducer(toastsAfter, []);
  const show = useCallback((toast: Toast) => happen({ type: 'add', toast }), []);
  const dismiss = useCallback((id: string) => happen({ type: 'dismiss', id }), []);
  const shown = useMemo(() => visibleToasts(toasts, most), [toasts, most]);
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} aria-live="polite" className={styles.region}>
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  );
}

function ToastItem({
  toast: { id, text, stays = false },
  dismissLabel,
  onDismiss,
}: {
  toast: Toast;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stays) return;
    const timer = setInterval(() => {
      if (!toast.current?.parentElement?.matches(':hover, :focus-within')) onDismiss(id);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [id, text, stays, onDismiss]);
  return (
    <div ref={toast} className={styles.toast}>
      <span>{text}</span>
      <IconButton icon={<X />} label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
}

/** Shows a toast. Throws outside a ToastRegion. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === undefined)
    throw new Error('The accessibility region was used outside its provider: wrap the tree in <ToastRegion>');
  return show;
}
