/** Why a list can't be used any more, for whoever runs the server. */
export const tooOld = (list: string, publishedOn: string, age: number, most: number): string =>
  `The ${list} in SANCTIONS_DIR was published on ${publishedOn}, ${age} days ago. At most ${most} days are allowed (SANCTIONS_MAX_DAYS). Download the current files.`;

/** Which list must be replaced before no file can open, for whoever runs the server. `left` is 1 or 0 whole days. */
export const soonTooOld = (list: string, publishedOn: string, left: number): string =>
  `The ${list} in SANCTIONS_DIR was published on ${publishedOn} and can be used ${left > 0 ? 'until tomorrow' : 'only today'} (SANCTIONS_MAX_DAYS). Download the current files, or the server stops opening applications and sending money.`;
