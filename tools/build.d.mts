export function build(): Promise<void>;
export function buildIfOlder(): Promise<void>;
