export const chatsText = {
  title: 'Your conversations',
  lead: 'One for each astrologer you have talked to. To start a new one, choose an astrologer who is available.',
  find: 'Find an astrologer',
  unread: (count: number) => `${count} unread`,
  empty: 'No conversation yet',
  emptyText:
    'Choose an astrologer who is available, press Chat, and you are asked once more before anything costs money.',
} as const
