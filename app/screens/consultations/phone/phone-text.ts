// Texts of a phone call: the state of each side's phone, and the next step.
import { texts } from '#app/language/texts.ts'

export const legTexts = texts({
  en: {
    phone: {
      none: 'Not rung yet',
      dialling: 'Being dialled',
      ringing: 'Ringing',
      answered: 'Waiting for key 1',
      joined: 'In the call',
      left: 'Hung up',
      failed: 'Not reached',
    },
    web: {
      none: 'Not here yet',
      answered: 'Connecting',
      left: 'Away',
    },
  },
  hi: {
    phone: {
      none: 'घंटी अभी नहीं',
      dialling: 'डायल हो रहा है',
      ringing: 'घंटी बज रही है',
      answered: 'बटन 1 की प्रतीक्षा',
      joined: 'कॉल में',
      left: 'फ़ोन रख दिया',
      failed: 'संपर्क नहीं हुआ',
    },
    web: {
      none: 'अभी यहाँ नहीं',
      answered: 'जुड़ रहा है',
      left: 'दूर',
    },
  },
})

export const phoneLineTexts = texts({
  en: {
    speaking: 'Speaking by phone',
    paused: 'The call is interrupted. The meter is paused.',
    preparing: 'The phones are being prepared.',
    dialling: 'Your phone will ring in a moment.',
    rings: 'Your phone is ringing. Please answer it.',
    press: 'Press 1 on your phone to join.',
    first: (name: string) => `We ring ${name} first. Your phone rings after that.`,
    soon: 'Your phone will ring in a moment.',
    otherRings: (name: string) => `We ring ${name} now.`,
    otherAnswered: (name: string) => `${name} has answered and is about to join.`,
    waitWeb: (name: string) => `Waiting for ${name}, who calls from the browser.`,
  },
  hi: {
    speaking: 'फ़ोन पर बातचीत जारी',
    paused: 'कॉल में रुकावट है। मीटर रुका है।',
    preparing: 'फ़ोन तैयार किए जा रहे हैं।',
    dialling: 'थोड़ी देर में आपके फ़ोन की घंटी बजेगी।',
    rings: 'आपके फ़ोन की घंटी बज रही है। कृपया उठाएँ।',
    press: 'जुड़ने के लिए अपने फ़ोन पर 1 दबाएँ।',
    first: (name) => `हम पहले ${name} को कॉल करते हैं। उसके बाद आपके फ़ोन की घंटी बजेगी।`,
    soon: 'थोड़ी देर में आपके फ़ोन की घंटी बजेगी।',
    otherRings: (name) => `हम अब ${name} को कॉल कर रहे हैं।`,
    otherAnswered: (name) => `${name} ने फ़ोन उठा लिया है और जुड़ने वाले हैं।`,
    waitWeb: (name) => `${name} की प्रतीक्षा है, जो ब्राउज़र से जुड़ते हैं।`,
  },
})

export const phoneTexts = texts({
  en: {
    title: (name: string) => `Phone call with ${name}`,
    numberTitle: 'The number that rings you',
    number: 'Calls come from our number. Neither side sees the other’s.',
    unseen: 'This page has lost sight of the phones.',
    gate: 'Answer, then press 1. Nothing is charged before both of you are in.',
    phones: 'The phones',
    legs: 'Both sides',
    you: 'You',
    byPhone: 'By phone',
    byWeb: 'In the browser',
  },
  hi: {
    title: (name) => `${name} के साथ फ़ोन कॉल`,
    numberTitle: 'जिस नंबर से आपको कॉल आती है',
    number: 'कॉल हमारे नंबर से आती हैं। कोई पक्ष दूसरे का नंबर नहीं देखता।',
    unseen: 'इस पेज को फ़ोनों की स्थिति नहीं मिल रही।',
    gate: 'फ़ोन उठाएँ, फिर 1 दबाएँ। आप दोनों के जुड़ने से पहले कोई शुल्क नहीं लगता।',
    phones: 'फ़ोन',
    legs: 'दोनों पक्ष',
    you: 'आप',
    byPhone: 'फ़ोन से',
    byWeb: 'ब्राउज़र में',
  },
})
