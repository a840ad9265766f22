const open = new Set<string>();

/** Marks a dialog's name as shown; the answer gives it free. Throws when that name is shown already. */
export function claimName(name: string): () => void {
  if (open.has(name)) throw new Error(`Two dialogs are called "${name}": a modal's name must be its own`);
  open.add(name);
  return () => {
    open.delete(name);
  };
}
