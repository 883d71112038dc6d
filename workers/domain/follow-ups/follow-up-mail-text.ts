// The mail about the free message after a consultation, and its answer.
export const followUpMailText = { subject: (name: string) => `${name} has written to you` }
