const open = new Set<string>();

/**
 * Claims a dialog's name while it is shown; returns a function that releases it. Throws if the name is already in use.
 */
export function claimDialogName(name: string): () => void {
  if (open.has(name)) throw new Error(`Two dialogs are called "${name}": a modal's name must be its own`);
  open.add(name);
  return () => {
    open.delete(name);
  };
}
