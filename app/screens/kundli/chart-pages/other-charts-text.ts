import { texts } from '#app/language/texts.ts'

export const otherChartsTexts = texts({
  en: {
    title: 'For this birth too:',
    charts: [
      ['/kundli', 'Kundli'],
      ['/kundli/advanced', 'Advanced kundli'],
      ['/kp', 'KP chart'],
      ['/varshaphala', 'Varshaphala'],
      ['/rectification', 'Rectification desk'],
    ],
    tools: [
      ['/kp/horary', 'KP horary'],
      ['/prashna', 'Prashna'],
      ['/muhurta', 'Muhurta finder'],
    ],
    toolsTitle: 'Also:',
  },
  hi: {
    title: 'इसी जन्म के लिए ये भी:',
    charts: [
      ['/kundli', 'कुंडली'],
      ['/kundli/advanced', 'विस्तृत कुंडली'],
      ['/kp', 'के.पी. कुंडली'],
      ['/varshaphala', 'वर्षफल'],
      ['/rectification', 'जन्म समय शोधन'],
    ],
    tools: [
      ['/kp/horary', 'के.पी. प्रश्न'],
      ['/prashna', 'प्रश्न कुंडली'],
      ['/muhurta', 'मुहूर्त खोज'],
    ],
    toolsTitle: 'और:',
  },
})
