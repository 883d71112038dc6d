// The message about a reading. It says nothing of what the reading holds.
export const readingMailText = {
  title: (name: string) => `${name} has left you a reading`,
  body: 'See it with the chart of your session.',
}
