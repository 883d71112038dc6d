// The words of the page's lower half, which comes after the rest.
export const lowerText = {
  observances: 'Festivals and vrats',
  noObservances: 'No festival or vrat falls on this day.',
  parana: (span: string) => `Parana ${span}.`,
  festivalDays: (n: number) => `Each day with its tithi; ${n} with a festival or vrat`,
  to: (time: string) => `to ${time}`,
  abhijit: 'Abhijit',
  rahu: 'Rahu',
  grahaColumns: ['Graha', 'Sign', 'Degree', 'Nakshatra', 'State'],
  muhurtas: 'Muhurtas',
  good: 'Good for beginnings',
  avoid: 'Better avoided',
  horasByDay: 'Horas of the day',
  horasByNight: 'Horas of the night',
  day: 'Day',
  night: 'Night',
  tones: { good: 'Good', neutral: 'Neutral', bad: 'Avoid' },
  grahas: 'Grahas at sunrise',
  grahasAtSix: 'Grahas at six, mean solar time',
  more: 'More of this day',
  monthNote: (place: string) => `Tithi at sunrise in ${place}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  moreInCell: (n: number) => `+${n}`,
  moreFestivals: (n: number) => `and ${n} more`,
  /** Help texts that the button "What is this?" of a block opens. */
  what: {
    observances:
      'Days that tradition keeps, with the rule that puts each on this date. Schools differ, and some follow the one of their family.',
    muhurtas:
      'Stretches of the day that tradition holds good or less good for beginnings. They are reckoned from sunrise and sunset here; none of them decides what happens.',
    choghadiya:
      'Day and night in eighths, each with its kind by weekday. They are used for travel and small beginnings.',
    horas:
      'Day and night in twelve hours each, longer or shorter with the season. Each belongs to a planet, in the order that gave the weekdays their names.',
    month:
      'Each day with its tithi at sunrise, the Moon as it looks, and its festivals. A day opens with its whole panchang.',
    grahas: 'Where the nine grahas stand when this day begins. Degrees are counted within the sign.',
  },
  /** Help by the further tables. */
  tables: {
    dayAndNight:
      'How long the Sun is up and down, and when the middle of the day is. The sandhyas are the twilights before sunrise and after sunset, kept for prayer.',
    special:
      'Combinations of weekday, tithi and star that favour beginnings, and spans of the Moon that some traditions keep in mind. Their names come from the combination that makes them.',
    bala: 'For which Moon signs and stars the day’s Moon stands well. One counts from one’s own Moon sign, or from one’s birth star in nines.',
    directions:
      'Where tradition places the day’s obstacles, and the seats of Moon, fire and Shiva. They were asked before travels and fire offerings.',
    rising:
      'Which sign rises in the east, hour by hour: the lagna of whatever begins then. Each stays for about two hours.',
    gowri: 'The South Indian eighths of day and night. Their order differs from that of the choghadiya.',
    events:
      'Changes of sign and direction on this day, eclipses, and the next new and full moon. Times are those of the place.',
    counts: 'Numbers of the day in other reckonings. They count days or years from a fixed beginning.',
  },
} as const
