// Texts of the form for another e-mail address.
import { texts } from '#app/language/texts.ts'

export const changeEmailTexts = texts({
  en: {
    title: 'Your e-mail address',
    about: 'You log in with it. A new one takes effect once its mailbox confirms it; every device then logs in anew.',
    now: 'At the moment',
    back: 'Back to your profile',
    next: 'New e-mail',
    send: 'Send the link',
    sent: 'A link is on its way to the new address.',
    waits: 'A new address waits for its mailbox',
    open: 'Open the link in the mail that we sent there. It is good for three days; until then nothing changes.',
    takeBack: 'Keep the old one',
    takenBack: 'Your e-mail stays as it is.',
  },
  hi: {
    title: 'आपका ई-मेल पता',
    about:
      'आप इसी से लॉग इन करते हैं। नया पता तभी लागू होता है जब उसके मेलबॉक्स से पुष्टि हो; इसके बाद हर डिवाइस पर फिर से लॉग इन करना होगा।',
    now: 'अभी का पता',
    back: 'अपनी प्रोफ़ाइल पर वापस जाएँ',
    next: 'नया ई-मेल',
    send: 'लिंक भेजें',
    sent: 'नए पते पर एक लिंक भेजा जा रहा है।',
    waits: 'एक नए पते की पुष्टि बाकी है',
    open: 'वहाँ भेजे गए ई-मेल का लिंक खोलें। वह तीन दिन तक मान्य है; तब तक कुछ नहीं बदलेगा।',
    takeBack: 'पुराना ही रखें',
    takenBack: 'आपका ई-मेल जैसा था वैसा ही रहेगा।',
  },
})
