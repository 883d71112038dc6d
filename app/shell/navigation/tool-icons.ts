import type { MoreIconName } from '#app/ui/icons/more-icon.tsx'
import type { FreeTool } from '#workers/contract/content/free-tools.ts'

export const TOOL_ICONS: Readonly<Record<FreeTool, MoreIconName>> = {
  '/panchang': 'calendar-days',
  '/horoscope': 'sparkles',
  '/festivals': 'sun',
  '/muhurta': 'clock',
  '/kundli': 'grid-2x2',
  '/KundliMatch': 'heart-handshake',
  '/kundli/advanced': 'chart-line',
  '/varshaphala': 'sunrise',
  '/kp': 'ruler',
  '/rectification': 'hourglass',
  '/prashna': 'circle-question-mark',
  '/kp/horary': 'message-circle',
  '/accuracy': 'check-check',
  '/glossary': 'file-text',
}
