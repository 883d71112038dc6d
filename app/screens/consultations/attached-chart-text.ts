export const attachedChartText = {
  style: 'Chart style',
  chart: 'Birth chart',
  navamsa: 'Navamsa (D9)',
  planets: 'Grahas',
  graha: 'Graha',
  sign: 'Sign',
  house: 'House',
  lagna: 'Lagna',
  running: 'Running dasha',
  until: (day: string) => `until ${day}`,
  noon: 'The time is unknown: noon is taken. Lagna, houses and dasha dates are not to be relied on.',
  failed: 'The chart of this birth could not be drawn.',
}
