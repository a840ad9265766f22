export function build(): Promise<void>;
export function buildConsole(): Promise<void>;
export function buildIfOlder(): Promise<void>;
