import { X } from 'lucide-react';
import { createContext, useCallback, useContext, useMemo, useReducer, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { toastsAfter, visibleToasts, type Toast } from './toasts.ts';
import styles from './toast.module.css';

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** The page's only region for short messages, announced politely; a message stays until it is dismissed. */
export function ToastRegion({
  label,
  dismissLabel,
  most,
  children,
}: {
  label: string;
  dismissLabel: string;
  most?: number;
  children: ReactNode;
}) {
  const [toasts, happen] = useReducer(toastsAfter, []);
  const show = useCallback((toast: Toast) => happen({ type: 'add', toast }), []);
  const shown = useMemo(() => visibleToasts(toasts, most), [toasts, most]);
  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={label} aria-live="polite" className={styles.region}>
        {shown.map(({ id, text }) => (
          <div key={id} className={styles.toast}>
            <span>{text}</span>
            <IconButton icon={<X />} label={dismissLabel} onClick={() => happen({ type: 'dismiss', id })} />
          </div>
        ))}
      </section>
    </ToastContext>
  );
}

/** Shows a toast. Throws outside a ToastRegion. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (show === undefined)
    throw new Error('The accessibility region was used outside its provider: wrap the tree in <ToastRegion>');
  return show;
}
