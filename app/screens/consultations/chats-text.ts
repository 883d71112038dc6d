export const chatsText = {
  title: 'Your conversations',
  lead: 'One for each astrologer you have talked to. To start a new one, choose an astrologer who is available.',
  find: 'Find an astrologer',
  unread: (count: number) => `${count} unread`,
  ringing: 'Ringing',
  live: 'Live',
  notStarted: 'Not started',
  filter: 'Conversations shown',
  all: 'All',
  withUnread: 'Unread',
  search: 'Search by name',
  none: 'No conversation fits',
  noneText: 'Try the beginning of another name, or show all conversations.',
  showAll: 'Show all',
  empty: 'No conversation yet',
  emptyText:
    'Choose an astrologer who is available, press Chat, and you are asked once more before anything costs money.',
} as const
