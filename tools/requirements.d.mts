/** The ids that a test's title names. */
export function idsOf(title: string): string[];
/** The ids of the list's rows, in order. */
export function rowsOf(text: string): string[];
/** Per area the facts of the list, each as the ids under which a test may name it, the one that counts first. */
export function factsOf(text: string): Map<string, Set<string>[]>;
/** The list with the files that prove each row in its last column. `all`: id -> titles, each after its file and a colon. */
export function withProofs(text: string, all: Readonly<Record<string, readonly string[]>>): string;
