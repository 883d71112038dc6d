// Births that cannot be cast, and why.
export const castText = {
  dayNever: (place: string) => `That day never came in ${place}: the calendar there went past it.`,
  timeNever: (place: string, clock: string, minutes: number, before: string, after: string) =>
    `The clocks of ${place} never showed ${clock} that day: they went ahead by ${minutes} minutes, from ${before} to ${after}.`,
  noZone: (zone: string) =>
    `There is no time zone called “${zone}”. Zones are written like Asia/Kolkata; LMT is the mean time of the place.`,
  place: 'The sky of this place could not be computed.',
  years: 'This date lies outside the years 1800 to 2200 for which the sky is computed.',
  other: 'This birth could not be computed.',
} as const
