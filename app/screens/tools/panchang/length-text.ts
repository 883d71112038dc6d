// Lengths of the day and the night.
/** "10 h 32 min". */
export const hoursText = (hours: number, minutes: number) => `${hours} h ${minutes} min`
