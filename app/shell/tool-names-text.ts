// The names of the free tools in menu and footer.
import type { FreeTool } from '#workers/contract/free-tools.ts'

export const toolNames: Readonly<Record<FreeTool, string>> = {
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
}

export const toolsText = {
  tools: 'Tools',
  all: 'All free tools',
}
