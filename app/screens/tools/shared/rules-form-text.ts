// The buttons of the rules.
export const rulesFormText = {
  change: 'Change rules',
  usual: 'Back to the usual rules',
} as const
