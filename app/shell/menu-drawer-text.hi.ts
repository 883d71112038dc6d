// The tools that stand in the drawer alone, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { drawerTools as English } from './menu-drawer-text.ts'

export const drawerTools: Translated<typeof English> = [
  ['/muhurta', 'मुहूर्त खोजें', 'clock'],
  ['/kp', 'के.पी. कुंडली', 'grid-2x2'],
  ['/kp/horary', 'के.पी. प्रश्न', 'circle-question-mark'],
  ['/prashna', 'प्रश्न कुंडली', 'circle-question-mark'],
  ['/kundli/advanced', 'विस्तृत कुंडली', 'grid-2x2'],
  ['/varshaphala', 'वर्षफल', 'calendar-days'],
]
