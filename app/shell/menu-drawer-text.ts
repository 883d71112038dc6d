/** The tools that stand in the drawer alone: it loads when it is opened. */
export const drawerTools = [
  ['/muhurta', 'Muhurta Finder', 'clock'],
  ['/kp', 'KP Chart', 'grid-2x2'],
  ['/kp/horary', 'KP Horary', 'circle-question-mark'],
  ['/prashna', 'Prashna', 'circle-question-mark'],
  ['/kundli/advanced', 'Advanced Kundli', 'grid-2x2'],
  ['/varshaphala', 'Varshaphala', 'calendar-days'],
] as const
