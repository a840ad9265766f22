/** Debts whose checkbox isn't saved yet, with what the borrower chose, in the order of the clicks. */
export type PayoffMarks = ReadonlyMap<string, boolean>;

interface Saving {
  /** Runs its work as the page's submit, which shows a failure. */
  readonly submit: (work: () => Promise<void>) => Promise<void>;
  readonly save: (liabilityUuid: string, on: boolean) => Promise<void>;
}

/**
 * Queues the debts that the borrower checks and unchecks, because each save prices the loan again. No click is lost; a
 * failure drops those that wait.
 *
 * @param onChange gets the marks that aren't saved, after every change
 */
export function createPayoffMarks(onChange: (marks: PayoffMarks) => void) {
  const queue = new Map<string, boolean>();
  let isSaving = false;
  const show = () => onChange(new Map(queue));

  function saveAll({ submit, save }: Saving): void {
    isSaving = true;
    let isDone = false;
    void submit(async () => {
      for (let [next] = queue; next; [next] = queue) {
        const [uuid, wanted] = next;
        await save(uuid, wanted);
        // Changed while it was being saved: the new wish waits for its own turn.
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

  return function mark(liabilityUuid: string, on: boolean, saving: Saving): void {
    queue.set(liabilityUuid, on);
    show();
    if (!isSaving) saveAll(saving);
  };
}
