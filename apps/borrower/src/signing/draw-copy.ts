export const DRAW = {
  label: 'Draw your signature here with a finger or a mouse',
  hint: 'Without a finger or a mouse choose a typed one above.',
  clear: 'Clear',
  tooLarge: 'This drawing is too large. Clear it and draw a simpler one.',
} as const;
