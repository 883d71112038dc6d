// The way to other rules.
export const rulesLineText = {
  other: 'Other rules',
} as const
