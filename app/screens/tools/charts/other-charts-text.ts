export const otherChartsText = {
  title: 'For this birth too:',
  charts: [
    ['/kundli', 'Kundli'],
    ['/kp', 'KP chart'],
    ['/varshaphala', 'Varshaphala'],
  ],
  tools: [
    ['/kp/horary', 'KP horary'],
    ['/muhurta', 'Muhurta finder'],
  ],
  toolsTitle: 'Also:',
} as const
