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
} as const
