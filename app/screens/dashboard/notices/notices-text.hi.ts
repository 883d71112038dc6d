// Texts of notifications and their delivery to devices, in Hindi.
import type { Translated } from '#app/language/texts.ts'
import type { NoticeKind, NoticeOutcome } from '#workers/contract/accounts/notifications.ts'
import type { noticesEnglish } from './notices-text.ts'

const kinds: Record<NoticeKind, { name: string; note: string }> = {
  sessions: { name: 'परामर्श', note: 'जवाब, शुरुआत, समाप्ति, मिस्ड कॉल।' },
  messages: { name: 'संदेश', note: 'बातचीत का कोई पेज खुला न हो और कोई आपको लिखे।' },
  lines: { name: 'प्रतीक्षा सूचियाँ', note: 'आपकी बारी आई, आपकी बारी निकल गई, या कोई सूची समाप्त हुई।' },
  follows: { name: 'फ़ॉलो किए ज्योतिषी', note: 'उनमें से कोई ऑनलाइन आए।' },
  bookings: { name: 'बुक किए समय', note: 'बुकिंग, रद्द होना, याद दिलाना।' },
}

const outcomes: Record<Exclude<NoticeOutcome, 'pushed'>, string> = {
  quiet: 'रोकी गई: शांत समय',
  muted: 'रोकी गई: बंद है',
  no_device: 'भेजने के लिए कोई डिवाइस नहीं',
}

export const noticesHindi: Translated<typeof noticesEnglish> = {
  title: 'सूचनाएँ',
  lead: 'पिछले 30 दिनों में आपको जो भेजा गया। एक ही परामर्श या बुकिंग की बाद की सूचना पहले वाली की जगह लेती है।',
  what: 'सूचना',
  when: 'कब',
  sent: 'आपके डिवाइस पर',
  pushed: 'भेजी गई',
  outcomes,
  empty: 'आपको अभी कुछ नहीं भेजा गया',
  emptyText: 'कोई पेज खुला न होने पर आए जवाब, संदेश और याद दिलाने वाली सूचनाएँ यहाँ दिखती हैं।',
  choice: 'आपके डिवाइस तक क्या पहुँचे',
  choiceLead: 'ऊपर की सूची में फिर भी सब दिखता है।',
  rings: 'घंटियाँ हमेशा आती हैं। कोई न चाहिए तो ऑफ़लाइन हो जाएँ।',
  kinds,
  on: (name) => `${name}: सूचनाएँ आती हैं।`,
  off: (name) => `${name}: सूचनाएँ केवल सूची में दिखती हैं।`,
  quiet: 'शांत समय',
  quietLead: (zone) =>
    `इन समयों के बीच (${zone}) केवल वही आता है जिसकी आपको प्रतीक्षा है: जवाब, आपकी बारी, दस मिनट में बुक किया समय।`,
  from: 'कब से',
  to: 'कब तक',
  save: 'शांत समय सहेजें',
  clear: 'शांत समय हटाएँ',
  saved: 'आपका शांत समय सहेज लिया गया है।',
  cleared: 'आपका कोई शांत समय नहीं है।',
}
