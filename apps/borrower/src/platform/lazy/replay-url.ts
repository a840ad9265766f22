let url: string | undefined;

/**
 * Returns the URL at which the lender can watch this page's session replay, while one is recorded. Every call sends it.
 */
export const replayUrl = (): string | undefined => url;

export function setReplayUrl(recorded: string | undefined): void {
  url = recorded;
}
