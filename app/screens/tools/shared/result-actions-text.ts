// The button that shows the other acts of a result.
export const resultActionsText = {
  more: 'More',
} as const
