// The frame of the API page, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { apiDocsText as English } from './api-docs-text.ts'

export const apiDocsText: Translated<typeof English> = {
  title: 'API',
  pageTitle: 'API',
  description: 'हर एंडपॉइंट, वह क्या लेता है और क्या जवाब देता है, अपने लॉग इन से आज़माने के लिए।',
  raw: 'openapi.json',
  families: 'एंडपॉइंट के समूह',
  loading: 'विवरण लोड हो रहा है…',
  failed: 'विवरण लोड नहीं हो सका।',
  again: 'फिर कोशिश करें',
  asYou: (name) => `यहाँ आप जो आज़माते हैं, वह ${name} के रूप में, आपके अपने लॉग इन और डेटा के साथ चलता है।`,
  asNobody: 'लॉग इन के बिना केवल सार्वजनिक एंडपॉइंट जवाब देते हैं।',
  logIn: 'लॉग इन करें',
  takes: 'बॉडी',
  answers: (status) => `जवाब ${status}`,
  tryOut: 'आज़माएँ',
  changes: 'यह आपके खाते का डेटा बदलता है।',
  body: 'बॉडी, JSON में',
  notJson: 'यह JSON नहीं है।',
  optional: 'वैकल्पिक',
  send: 'भेजें',
  sending: 'भेजा जा रहा है…',
  answered: 'जवाब',
  refused: (status, code) => (status === 0 ? 'कोई जवाब नहीं आया।' : `${status} ${code}`),
}
