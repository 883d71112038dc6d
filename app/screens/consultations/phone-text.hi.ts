// The words of a phone call, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { phoneText as English, legText as EnglishLegs, phoneLineText as EnglishLines } from './phone-text.ts'

export const legText: Translated<typeof EnglishLegs> = {
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
}

export const phoneLineText: Translated<typeof EnglishLines> = {
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
}

export const phoneText: Translated<typeof English> = {
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
}
