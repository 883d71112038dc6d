// The mail to an astrologer whose last device for rings is gone.
import { texts } from '#workers/contract/text/texts.ts'
export const lostDeviceTexts = texts({
  en: {
    subject: 'No device of yours rings any more',
    text: 'Your last device with notifications takes none any more: its browser has ended them. Clients reach you only while a page of ours is open, or by phone where your number is verified.\n\nOpen this page on the device that shall ring, and allow notifications there.',
    allow: 'Allow notifications',
  },
  hi: {
    subject: 'अब आपका कोई डिवाइस नहीं बजता',
    text: 'सूचनाओं वाला आपका आख़िरी डिवाइस अब सूचनाएँ नहीं लेता: उसके ब्राउज़र ने उन्हें बंद कर दिया है। ग्राहक आप तक तभी पहुँच सकते हैं जब हमारा कोई पेज खुला हो, या फ़ोन से, यदि आपका नंबर सत्यापित है।\n\nजिस डिवाइस पर घंटी बजनी चाहिए, उस पर यह पेज खोलें और वहाँ सूचनाओं की अनुमति दें।',
    allow: 'सूचनाओं की अनुमति दें',
  },
})
