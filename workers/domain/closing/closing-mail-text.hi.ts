// The last mail to an account, in Hindi.
import type { closingMailText as English } from './closing-mail-text.ts'

export const closingMailText: typeof English = {
  subject: 'आपका खाता हटा दिया गया है',
  text: 'आपका खाता और आपका निजी डेटा हटा दिया गया है। भुगतानों के रिकॉर्ड आपके नाम के बिना रहते हैं।',
}
