import { useState } from 'react';

/** Sends something; what it throws goes to `refused`. */
export type Submit = (act: () => Promise<unknown>, refused: (error: unknown) => unknown) => Promise<void>;

/** Whether something is being sent, and what sends it: busy from the press until it has ended, well or badly. `end` draws that it has. */
export function useSubmit(end: (draw: () => void) => void = (draw) => draw()): [busy: boolean, submit: Submit] {
  const [busy, setBusy] = useState(false);
  return [
    busy,
    async (act, refused) => {
      setBusy(true);
      try {
        await act();
      } catch (error) {
        await refused(error);
      } finally {
        end(() => setBusy(false));
      }
    },
  ];
}
