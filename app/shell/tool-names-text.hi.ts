// The names of the free tools in menu and footer, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type * as English from './tool-names-text.ts'

export const toolNames: Translated<typeof English.toolNames> = {
  '/panchang': 'पंचांग',
  '/horoscope': 'राशिफल',
  '/festivals': 'त्योहार',
  '/muhurta': 'मुहूर्त खोज',
  '/kundli': 'कुंडली',
  '/KundliMatch': 'कुंडली मिलान',
  '/kundli/advanced': 'विस्तृत कुंडली',
  '/varshaphala': 'वर्षफल',
  '/kp': 'के.पी. कुंडली',
  '/rectification': 'जन्म समय शोधन',
  '/prashna': 'प्रश्न कुंडली',
  '/kp/horary': 'के.पी. प्रश्न',
  '/accuracy': 'सटीकता',
  '/glossary': 'शब्दावली',
}

export const toolsText: Translated<typeof English.toolsText> = {
  tools: 'टूल',
  all: 'सभी मुफ़्त टूल',
}
