/** Debts whose checkbox isn't saved yet, with what the borrower chose, in the order of the first unsaved click. */
export type PayoffMarks = ReadonlyMap<string, boolean>;

interface SaveActions {
  /** Runs its work as the page's submit, which shows a failure. */
  readonly submit: (work: () => Promise<void>) => Promise<void>;
  readonly save: (liabilityUuid: string, on: boolean) => Promise<void>;
}

/**
 * Saves the debts that the borrower checks and unchecks one at a time, because each save prices the loan again. Clicks
 * during a save are queued. If a save fails, every unsaved change is dropped, including the one being saved.
 *
 * @param onChange gets the marks that aren't saved, after every change
 * @returns a function that queues one debt's new mark and saves it
 */
export function createPayoffMarks(onChange: (marks: PayoffMarks) => void) {
  const queue = new Map<string, boolean>();
  let isSaving = false;
  const show = () => onChange(new Map(queue));

  function saveAll({ submit, save }: SaveActions): void {
    isSaving = true;
    let isDone = false;
    void submit(async () => {
      for (let [next] = queue; next; [next] = queue) {
        const [uuid, wanted] = next;
        await save(uuid, wanted);
        // Clicked again during the save: stays queued with the new value.
        if (queue.get(uuid) === wanted) queue.delete(uuid);
        show();
      }
      isDone = true;
    }).finally(() => {
      isSaving = false;
      if (!isDone) queue.clear();
      show();
      // A click between the last save and the end of the submit.
      if (queue.size > 0) saveAll({ submit, save });
    });
  }

  return function mark(liabilityUuid: string, on: boolean, saving: SaveActions): void {
    queue.set(liabilityUuid, on);
    show();
    if (!isSaving) saveAll(saving);
  };
}
