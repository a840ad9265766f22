let url: string | undefined;

/** Where the lender can watch this page's session replay, while one is recorded. Every request sends it (CLIENT-005). */
export const replayUrl = (): string | undefined => url;

export function setReplayUrl(recorded: string | undefined): void {
  url = recorded;
}
