// The words of the links to other charts, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { otherChartsText as English } from './other-charts-text.ts'

export const otherChartsText: Translated<typeof English> = {
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
}
