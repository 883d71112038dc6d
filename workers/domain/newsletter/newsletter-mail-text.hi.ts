// The mails about joining the newsletter, in Hindi.
import type { newsletterMailText as English } from './newsletter-mail-text.ts'

export const newsletterMailText: typeof English = {
  confirm: ({ name, link }) => ({
    subject: `कृपया ${name} के न्यूज़लेटर की पुष्टि करें`,
    text: `किसी ने, आशा है आपने ही, इस पते के लिए ${name} का न्यूज़लेटर माँगा है।\n\nइसे पाने के लिए कृपया सात दिन के भीतर पुष्टि करें:\n${link}\n\nअगर यह आप नहीं थे, तो कुछ न करें: हम पता हटा देंगे।`,
  }),
  confirmed: ({ name, leave }) => ({
    subject: `${name} का न्यूज़लेटर`,
    text: `इस पते पर हमारा न्यूज़लेटर पहले से आता है; और कुछ नहीं करना है।\n\nन्यूज़लेटर बंद करने के लिए यह पेज खोलें:\n${leave}`,
  }),
}
