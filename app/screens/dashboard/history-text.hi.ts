// The list of sessions, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { historyText as English } from './history-text.ts'

export const historyText: Translated<typeof English> = {
  title: 'इतिहास',
  filter: 'परामर्श के प्रकार',
  all: 'सभी',
  when: 'कब',
  client: 'ग्राहक',
  astrologer: 'ज्योतिषी',
  kind: 'प्रकार',
  billed: 'बिल का समय',
  paid: 'भुगतान',
  earned: 'आपकी कमाई',
  refunded: (money) => `${money} का रिफ़ंड`,
  takenBack: (money) => `${money} वापस ली गई`,
  status: 'स्थिति',
  transcript: 'बातचीत',
  chat: 'चैट',
  open: 'खोलें',
  receipt: 'रसीद',
  live: 'चालू',
  pending: 'घंटी बज रही है',
  find: 'ज्योतिषी खोजें',
  empty: 'अभी कोई परामर्श नहीं',
  emptyOf: (kind) => `अभी कोई ${kind} नहीं`,
  emptyText: 'हर परामर्श अपनी रसीद के साथ यहाँ दिखता है, और चैट हो तो बातचीत के साथ।',
}
