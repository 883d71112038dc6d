// "What is this?" by the blocks of the page: two sentences each. They come with the page's data, not with its scripts.
export const noSunText = {
  reason:
    'The Sun does not rise or set here on this day. What hangs on sunrise is reckoned from six o’clock of mean solar time.',
} as const

export const blockHelpText = {
  glance:
    'Each row is one element of the day, drawn to time. The line marks now. The tables below give the same times in words.',
  elements:
    'Tithi: the angle of the Moon from the Sun, in steps of 12°. Nakshatra: the Moon among 27 stars. Yoga: Sun and Moon added. Karana: half a tithi.',

  calendars:
    'How different calendars name this day: lunar months that end with the new or the full Moon, eras, seasons. Where two schools differ, both stand here.',
  observances:
    'Days that tradition keeps, with the rule that puts each on this date. Schools differ, and some follow the one of their family.',
  muhurtas:
    'Stretches of the day that tradition holds good or less good for beginnings. They are reckoned from sunrise and sunset here; none of them decides what happens.',
  choghadiya: 'Day and night in eighths, each with its kind by weekday. They are used for travel and small beginnings.',
  horas:
    'Day and night in twelve hours each, longer or shorter with the season. Each belongs to a planet, in the order that gave the weekdays their names.',
  month:
    'Each day with its tithi at sunrise, the Moon as it looks, and its festivals. A day opens with its whole panchang.',
  grahas: 'Where the nine grahas stand when this day begins. Degrees are counted within the sign.',
} as const
