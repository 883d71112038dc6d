// The mail to an astrologer whose last device for rings is gone, in Hindi.
import type { lostDeviceText as English } from './lost-device-text.ts'

export const lostDeviceText: typeof English = {
  subject: 'अब आपका कोई डिवाइस नहीं बजता',
  text: (link) =>
    `सूचनाओं वाला आपका आख़िरी डिवाइस अब सूचनाएँ नहीं लेता: उसके ब्राउज़र ने उन्हें बंद कर दिया है। ग्राहक आप तक तभी पहुँच सकते हैं जब हमारा कोई पेज खुला हो, या फ़ोन से, यदि आपका नंबर सत्यापित है।\n\nजिस डिवाइस पर घंटी बजनी चाहिए, उस पर यह पेज खोलें और वहाँ सूचनाओं की अनुमति दें:\n\n${link}`,
}
