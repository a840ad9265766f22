/** One price with autopay and without; the chosen one first. */
export const AUTOPAY_PRICES = {
  chosen: (withAutopay: string, without: string) => `${withAutopay} with autopay, ${without} without`,
  notChosen: (without: string, withAutopay: string) => `${without} without autopay, ${withAutopay} with it`,
} as const;
