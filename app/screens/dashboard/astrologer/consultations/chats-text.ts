import { staffTexts } from '#app/language/texts.ts'

export const chatsTexts = staffTexts({
  en: {
    title: 'Chats',
    lead: 'Transcripts stay readable after a session.',
    empty: 'No chat yet',
    emptyText: 'When you are online and a client asks for a chat, it appears here.',
  },
})
