// The words of the form that finds the Moon sign of a birth; the page of a sign needs none of them.
export const findMoonText = {
  findLead: 'From the birth, worked out in your browser. Without scripts our server does it, and keeps nothing.',
  findSubmit: 'Find it',
  found: (sign: string) => `Your Moon is in ${sign}.`,
  foundDoubt: 'The Moon changed sign within the uncertainty of this time: read the neighbouring sign, too.',
  open: (sign: string) => `Open ${sign}`,
  failed: 'The Moon sign could not be worked out. Please check the connection and try again.',
} as const
