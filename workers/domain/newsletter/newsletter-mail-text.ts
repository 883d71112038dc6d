// The mails about joining the newsletter. `name`: of the platform.
import type { Mail } from '#workers/contract/ports.ts'
import { texts } from '#workers/contract/text/texts.ts'

type Letter = Pick<Mail, 'subject' | 'text' | 'links'>

export const newsletterMailTexts = texts({
  en: {
    confirm: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: `Please confirm the newsletter of ${name}`,
      text: `Somebody, we hope you, has asked for the newsletter of ${name} for this address.\n\nTo get it, please confirm within seven days. If it was not you, do nothing: we will delete the address.`,
      links: [{ label: 'Confirm the newsletter', url: link }],
    }),
    confirmed: ({ name }: { name: string }): Letter => ({
      subject: `The newsletter of ${name}`,
      text: `This address gets our newsletter already; there is nothing more to do.`,
    }),
  },
  hi: {
    confirm: ({ name, link }) => ({
      subject: `कृपया ${name} के न्यूज़लेटर की पुष्टि करें`,
      text: `किसी ने, आशा है आपने ही, इस पते के लिए ${name} का न्यूज़लेटर माँगा है।\n\nइसे पाने के लिए कृपया सात दिन के भीतर पुष्टि करें। अगर यह आप नहीं थे, तो कुछ न करें: हम पता हटा देंगे।`,
      links: [{ label: 'न्यूज़लेटर की पुष्टि करें', url: link }],
    }),
    confirmed: ({ name }) => ({
      subject: `${name} का न्यूज़लेटर`,
      text: `इस पते पर हमारा न्यूज़लेटर पहले से आता है; और कुछ नहीं करना है।`,
    }),
  },
})
