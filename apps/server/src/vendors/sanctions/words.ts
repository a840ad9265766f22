/** Why a list can't be used any more, for whoever runs the server. */
export const tooOld = (list: string, publishedOn: string, age: number, most: number): string =>
  `The ${list} in SANCTIONS_DIR was published on ${publishedOn}, ${age} days ago; at most ${most} are allowed (SANCTIONS_MAX_DAYS). Download the current files.`;
