export const openInOtherTabText = {
  title: 'This call is open in another tab.',
  body: 'One tab at a time can take part.',
  here: 'Continue here',
} as const
