export const PAGES = {
  label: 'Pages of the PDF',
  failed: "The pages can't be drawn here. The text above says the same, and the PDF can be saved.",
  page: (number: number, all: number) => `Page ${number} of ${all}`,
  larger: 'Larger',
  smaller: 'Smaller',
} as const;
