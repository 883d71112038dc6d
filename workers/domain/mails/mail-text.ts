// Texts that all kinds of mails contain, and the mail that confirms an address. `name`: of the platform.
import type { Mail } from '#workers/contract/ports.ts'
import { texts } from '#workers/contract/text/texts.ts'

type Letter = Pick<Mail, 'subject' | 'text' | 'links'>

export const mailTexts = texts({
  en: {
    leave: 'Get no more mails of this kind',
    confirm: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: `Do our mails reach you?`,
      text: `Mails of ${name} to this address did not arrive lately. If you read this one, open the page below and confirm it. All mails will then come again.`,
      links: [{ label: 'Confirm this address', url: link }],
    }),
  },
  hi: {
    leave: 'इस तरह के ई-मेल आगे न पाएँ',
    confirm: ({ name, link }) => ({
      subject: 'क्या हमारे ई-मेल आप तक पहुँचते हैं?',
      text: `इस पते पर ${name} के ई-मेल हाल में नहीं पहुँचे। अगर आप यह पढ़ रहे हैं, तो नीचे का पेज खोलकर पुष्टि करें। इसके बाद सभी ई-मेल फिर आने लगेंगे।`,
      links: [{ label: 'इस पते की पुष्टि करें', url: link }],
    }),
  },
})
