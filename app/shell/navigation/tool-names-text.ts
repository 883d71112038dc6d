// The names of the free tools in the menu and the footer.
import { texts } from '#app/language/texts.ts'
import type { FreeTool } from '#workers/contract/content/free-tools.ts'

export const toolNameTexts = texts<Readonly<Record<FreeTool, string>>>({
  en: {
    '/panchang': 'Panchang',
    '/horoscope': 'Horoscope',
    '/festivals': 'Festivals',
    '/muhurta': 'Muhurta finder',
    '/kundli': 'Kundli',
    '/KundliMatch': 'Kundli matching',
    '/kundli/advanced': 'Advanced kundli',
    '/varshaphala': 'Varshaphala',
    '/kp': 'KP chart',
    '/rectification': 'Rectification desk',
    '/prashna': 'Prashna',
    '/kp/horary': 'KP horary',
    '/accuracy': 'Accuracy',
    '/glossary': 'Glossary',
  },
  hi: {
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
  },
})

export const toolsTexts = texts({
  en: {
    tools: 'Tools',
    all: 'All free tools',
  },
  hi: {
    tools: 'टूल',
    all: 'सभी मुफ़्त टूल',
  },
})
