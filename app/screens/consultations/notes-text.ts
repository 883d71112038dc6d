/** Every sentence of the astrologer's notes; the states are those of use-notes. */
export const notesText = {
  label: (name: string) => `Your notes about ${name}`,
  loading: 'Loading…',
  saved: 'Only you see them, in every session with this client.',
  typed: 'Saving…',
  failed: 'Not saved. What you typed is kept here while this page is open.',
  retry: 'Try again',
} as const
