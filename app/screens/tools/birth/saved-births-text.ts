// The births of one’s account in a tool.
export const savedBirthsText = {
  title: 'Your birth profiles',
  manage: 'Manage',
} as const
