/** How many toasts are visible at once; the others wait (DS-002). */
const MAX_VISIBLE = 5;

export interface Toast {
  id: string;
  text: string;
  /** It reports a failure, so it stays until it is dismissed. */
  stays?: boolean;
}

export type ToastEvent = { type: 'add'; toast: Toast } | { type: 'dismiss'; id: string };

/** The toasts after an event, oldest first; the same id replaces the text in place. */
export function toastsAfter(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.type === 'dismiss') return toasts.filter(({ id }) => id !== event.id);
  const known = toasts.some(({ id }) => id === event.toast.id);
  return known ? toasts.map((toast) => (toast.id === event.toast.id ? event.toast : toast)) : [...toasts, event.toast];
}

export const visibleToasts = (toasts: readonly Toast[], most = MAX_VISIBLE) => toasts.slice(0, most);
