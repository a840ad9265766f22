/** Whether a step usually takes seconds: its page says so and moves on, and nobody is told to leave it. */
export const isShortWait = (usualTime: string | null | undefined): boolean => usualTime !== null && usualTime !== undefined && /\bseconds?\b/.test(usualTime);
