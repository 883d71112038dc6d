export const barredText = {
  unapproved: 'You can go online once your registration is approved.',
} as const
