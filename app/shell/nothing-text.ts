// The answer for a thing that does not exist for this viewer; only the server writes it.
export const nothingText = {
  here: 'There is nothing here.',
} as const
