export const otherChartsText = {
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
} as const
