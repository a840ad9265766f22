/** Per area the facts of a ledger, each as the ids under which a test may name it, the one that counts first. */
export function factsOf(text: string): Map<string, Set<string>[]>;
