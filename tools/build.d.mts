export const TEST_LOCALES: string[];
export function build(locales?: string[]): Promise<void>;
export function buildConsole(locale?: string): Promise<void>;
export function buildIfOlder(locales?: string[]): Promise<void>;
