// The list of conversations, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { chatsText as English } from './chats-text.ts'

export const chatsText: Translated<typeof English> = {
  title: 'आपकी बातचीत',
  lead: 'हर उस ज्योतिषी के लिए एक, जिनसे आपने बात की है। नई शुरू करने के लिए कोई उपलब्ध ज्योतिषी चुनें।',
  find: 'ज्योतिषी खोजें',
  unread: (count) => `${count} अपठित`,
  ringing: 'घंटी बज रही है',
  live: 'चालू',
  notStarted: 'शुरू नहीं हुआ',
  filter: 'दिखाई गई बातचीत',
  all: 'सभी',
  withUnread: 'अपठित',
  search: 'नाम से खोजें',
  none: 'कोई बातचीत नहीं मिली',
  noneText: 'किसी और नाम की शुरुआत लिखें, या सभी बातचीत दिखाएँ।',
  showAll: 'सभी दिखाएँ',
  empty: 'अभी कोई बातचीत नहीं',
  emptyText: 'कोई उपलब्ध ज्योतिषी चुनें, “चैट” दबाएँ, और शुल्क लगने से पहले आपसे एक बार और पूछा जाएगा।',
}
