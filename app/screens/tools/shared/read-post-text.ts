// The answer to a request whose body is not a form of this site.
export const readPostText = {
  problem: 'What was sent is not this form. Please fill it in and send it again.',
} as const
