// Lengths of the day and the night, in Hindi.
/** "10 घंटे 32 मिनट". */
export const hoursText = (hours: number, minutes: number) => `${hours} घंटे ${minutes} मिनट`
