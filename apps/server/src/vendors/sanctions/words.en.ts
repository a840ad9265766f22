/** Why a list can no longer be used, for the server's operator. */
export const tooOld = (list: string, publishedOn: string, age: number, maxAge: number): string =>
  `The ${list} in SANCTIONS_DIR was published on ${publishedOn}, ${age} days ago. At most ${maxAge} days are allowed (SANCTIONS_MAX_DAYS). Download the current files.`;

/** The list to replace before files can no longer open, for the server's operator. `left` is 1 or 0 whole days. */
export const soonTooOld = (list: string, publishedOn: string, left: number): string =>
  `The ${list} in SANCTIONS_DIR was published on ${publishedOn} and can be used ${left > 0 ? 'until tomorrow' : 'only today'} (SANCTIONS_MAX_DAYS). Download the current files, or the server stops opening applications and sending money.`;
