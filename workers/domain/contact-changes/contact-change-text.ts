// Mails about a change of an e-mail address or phone number. `name`: of the platform.
import type { Mail } from '#workers/contract/ports.ts'
import { texts } from '#workers/contract/text/texts.ts'

type Letter = Pick<Mail, 'subject' | 'text' | 'links'>

export const contactChangeTexts = texts({
  en: {
    confirm: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: 'Confirm your new e-mail address',
      text: `This address is to be that of an account at ${name}. Open the page below and confirm it within three days; then you log in with it. If you don’t expect this mail, ignore it: nothing changes.`,
      links: [{ label: 'Confirm this address', url: link }],
    }),
    taken: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: 'Your address is to be that of another account',
      text: `Somebody, perhaps you, wants to use this address for another account at ${name}. It has an account already, so nothing changes. If it was you, log in to that account, and close it or give it another address first. If it wasn’t, there is nothing to do.`,
      links: [{ label: 'Log in', url: link }],
    }),
    changed: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: 'Your account has another e-mail address',
      text: `Your account at ${name} has had another e-mail address for a moment now. If it was you, there is nothing to do. If it wasn’t, object on the page below within 72 hours: payouts and further changes of the address then rest until we have looked at it with you.`,
      links: [{ label: 'Object to the change', url: link }],
    }),
    emailWaits: ({ name, link, email }: { name: string; link: string; email: string }): Letter => ({
      subject: 'Another e-mail address was entered for your account',
      text: `Another e-mail address was entered for your account at ${name}: ${email}. Yours stays until the new mailbox confirms it, within three days. If it was you, open the mail that we sent there. If it wasn’t, choose a new password on the page below: this ends the request, and every login.`,
      links: [{ label: 'Choose a new password', url: link }],
    }),
    phoneWaits: ({ name, link, phone }: { name: string; link: string; phone: string }): Letter => ({
      subject: 'Another phone number waits to be verified',
      text: `An admin of ${name} has entered another phone number for your account: ${phone}. Your number stays until you verify the new one in your profile, within three days. If you don’t expect this, answer this mail.`,
      links: [{ label: 'Open your profile', url: link }],
    }),
    phoneChanged: ({ name, link }: { name: string; link: string }): Letter => ({
      subject: 'Your phone number was changed',
      text: `The phone number of your account at ${name} was replaced by another one a moment ago. If it was you, there is nothing to do. If it wasn’t, object on the page below within 72 hours: payouts and changes of the e-mail address then rest until we have looked at it with you.`,
      links: [{ label: 'Object to the change', url: link }],
    }),
    restored: ({ name }: { name: string; link: string }): Letter => ({
      subject: 'What was changed in your account is as before',
      text: `Somebody objected to a change of the e-mail address or phone number of your account at ${name}. We have put back what was before. Every login has ended; log in with the address of before, or choose a new password by it. A phone number has to be verified again.`,
    }),
  },
  hi: {
    confirm: ({ name, link }) => ({
      subject: 'अपने नए ई-मेल पते की पुष्टि करें',
      text: `यह पता ${name} के एक खाते का पता बनने वाला है। नीचे का पेज खोलकर तीन दिन के भीतर पुष्टि करें; इसके बाद आप इसी पते से लॉग इन करेंगे। अगर यह ई-मेल आपके लिए नहीं है, तो इसे रहने दें: कुछ नहीं बदलेगा।`,
      links: [{ label: 'इस पते की पुष्टि करें', url: link }],
    }),
    taken: ({ name, link }) => ({
      subject: 'आपका पता किसी दूसरे खाते के लिए डाला गया है',
      text: `किसी ने, शायद आपने, ${name} पर यह पता किसी दूसरे खाते के लिए डाला है। इस पते का एक खाता पहले से है, इसलिए कुछ नहीं बदलेगा। अगर यह आपने किया, तो पहले उस खाते में लॉग इन करके उसे बंद करें या उसका पता बदलें। अगर नहीं, तो कुछ करने की ज़रूरत नहीं है।`,
      links: [{ label: 'लॉग इन करें', url: link }],
    }),
    changed: ({ name, link }) => ({
      subject: 'आपके खाते का ई-मेल पता बदल गया है',
      text: `${name} पर आपके खाते का ई-मेल पता अभी बदला गया है। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो 72 घंटे के भीतर नीचे के पेज पर आपत्ति दर्ज करें: तब तक भुगतान और पते के और बदलाव रुके रहेंगे, जब तक हम आपके साथ इसे देख न लें।`,
      links: [{ label: 'बदलाव पर आपत्ति करें', url: link }],
    }),
    emailWaits: ({ name, link, email }) => ({
      subject: 'आपके खाते के लिए दूसरा ई-मेल पता डाला गया है',
      text: `${name} पर आपके खाते के लिए दूसरा ई-मेल पता डाला गया है: ${email}। तीन दिन के भीतर उस मेलबॉक्स से पुष्टि होने तक आपका अभी का पता ही रहेगा। अगर यह आपने किया, तो वहाँ भेजा गया ई-मेल खोलें। अगर नहीं, तो नीचे के पेज पर नया पासवर्ड चुनें: इससे यह अनुरोध और हर लॉग इन समाप्त हो जाएगा।`,
      links: [{ label: 'नया पासवर्ड चुनें', url: link }],
    }),
    phoneWaits: ({ name, link, phone }) => ({
      subject: 'एक नए फ़ोन नंबर की पुष्टि बाकी है',
      text: `${name} के एक एडमिन ने आपके खाते के लिए दूसरा फ़ोन नंबर डाला है: ${phone}। तीन दिन के भीतर अपनी प्रोफ़ाइल में नए नंबर की पुष्टि करें; तब तक आपका अभी का नंबर ही रहेगा। अगर यह आपके लिए अनजाना है, तो इस ई-मेल का जवाब दें।`,
      links: [{ label: 'अपनी प्रोफ़ाइल खोलें', url: link }],
    }),
    phoneChanged: ({ name, link }) => ({
      subject: 'आपका फ़ोन नंबर बदल गया है',
      text: `${name} पर आपके खाते का फ़ोन नंबर अभी बदला गया है। अगर यह आपने किया, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो 72 घंटे के भीतर नीचे के पेज पर आपत्ति दर्ज करें: तब तक भुगतान और ई-मेल पते के बदलाव रुके रहेंगे, जब तक हम आपके साथ इसे देख न लें।`,
      links: [{ label: 'बदलाव पर आपत्ति करें', url: link }],
    }),
    restored: ({ name }) => ({
      subject: 'आपके खाते में किया गया बदलाव वापस ले लिया गया है',
      text: `${name} पर आपके खाते के ई-मेल पते या फ़ोन नंबर के बदलाव पर आपत्ति की गई थी। जो पहले था, हमने वही फिर लागू कर दिया है। सभी लॉग इन समाप्त हो गए हैं; पहले वाले पते से लॉग इन करें, या उसी से नया पासवर्ड चुनें। फ़ोन नंबर की फिर से पुष्टि करनी होगी।`,
    }),
  },
})
