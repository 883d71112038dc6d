// The last mail to an account.
import { texts } from '#workers/contract/text/texts.ts'
export const deletionMailTexts = texts({
  en: {
    subject: 'Your account has been deleted',
    text: 'Your account and your personal data have been deleted. Records of payments stay, without your name.',
  },
  hi: {
    subject: 'आपका खाता हटा दिया गया है',
    text: 'आपका खाता और आपका निजी डेटा हटा दिया गया है। भुगतानों के रिकॉर्ड आपके नाम के बिना रहते हैं।',
  },
})
