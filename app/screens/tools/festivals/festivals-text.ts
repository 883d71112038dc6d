// The words of the festival pages, English.
export const festivalsText = {
  title: 'Hindu festivals: dates and why they fall there',
  heading: 'Festivals',
  description:
    'Diwali, Holi, Navratri and more: the date for your city in this and the next years, the time of the rite, and the rule that decides it.',
  lead: 'The next date of each festival for New Delhi. Open one for its time, the rule that decides its day, other cities and the years that follow.',
  next: 'Next',
  pageTitle: (name: string, year: string, place: string) => `${name} ${year} in ${place}: date and time`,
  pageDescription: (name: string, day: string, place: string) =>
    `${name} is on ${day} in ${place}. The time of the rite, the rule that decides the day, and the dates of the next five years.`,
  when: (name: string, weekday: string, day: string, place: string) => `${name} is on ${weekday}, ${day}, in ${place}.`,
  date: 'Date',
  window: 'Time of the rite',
  noWindow: 'The whole day',
  begins: (tithi: string) => `${tithi} begins`,
  ends: (tithi: string) => `${tithi} ends`,
  whyTitle: 'Why this day',
  whyNote:
    'The tithi begins and ends at the same moment everywhere, but the Sun rises and sets by the place. So the same festival can fall on another date in another city.',
  source: (source: string) => `Source of the rule: ${source}.`,
  about: 'What it is',
  yearsTitle: 'The next years',
  year: 'Year',
  weekday: 'Day',
  cities: 'In other cities',
  panchang: 'The whole panchang of this day',
  calendar: 'Add to your calendar',
  all: 'Festivals',
  found: 'Times are those of the place. Rules used: Lahiri ayanamsa, apparent positions, sunrise at the Sun’s centre.',
} as const

/** The cities that each page links. */
export const FESTIVAL_CITIES = [
  ['new-delhi-delhi-india', 'New Delhi'],
  ['mumbai-maharashtra-india', 'Mumbai'],
  ['bengaluru-karnataka-india', 'Bengaluru'],
  ['chennai-tamil-nadu-india', 'Chennai'],
  ['kolkata-west-bengal-india', 'Kolkata'],
  ['hyderabad-telangana-india', 'Hyderabad'],
  ['varanasi-uttar-pradesh-india', 'Varanasi'],
  ['london-england-united-kingdom', 'London'],
  ['new-york-city-new-york-united-states', 'New York'],
  ['chicago-illinois-united-states', 'Chicago'],
] as const
