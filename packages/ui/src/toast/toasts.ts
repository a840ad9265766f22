/** Toasts that are visible at a time; the others wait. */
const MAX_VISIBLE = 5;

/** A short confirmation at the bottom of the page. */
export interface Toast {
  id: string;
  text: string;
  /** It reports a failure, so it stays until it is dismissed. */
  stays?: boolean;
}

export type ToastEvent = { type: 'add'; toast: Toast } | { type: 'dismiss'; id: string };

/** Returns the toasts after an event, oldest first; the same id replaces the text in place. */
export function toastsAfter(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  if (event.type === 'dismiss') return toasts.filter(({ id }) => id !== event.id);
  const known = toasts.some(({ id }) => id === event.toast.id);
  return known ? toasts.map((toast) => (toast.id === event.toast.id ? event.toast : toast)) : [...toasts, event.toast];
}

export const visibleToasts = (toasts: readonly Toast[], most = MAX_VISIBLE) => toasts.slice(0, most);
