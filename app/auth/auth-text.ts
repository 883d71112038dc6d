// Messages about failed calls, the end of a login and its cookie (SPEC 4, 8). Each page loads them: functions are smaller
// than the names of an object.
/** By status. */
export const CLIENT_ERRORS: Readonly<Record<number, string>> = {
  403: 'You do not have permission to perform this action.',
  404: 'Resource not found.',
  500: 'Internal server error. Please try again later.',
}
export const somethingWrong = () => 'Something went wrong'

/** "Too many tries. Please try again in 40 seconds." */
export function waitSentence(seconds: number): string {
  const wait =
    seconds < 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many tries. Please try again in ${wait}.`
}

/** A sentence without its end, and the reason behind it. */
export const because = (own: string, reason: string) => `${own}. ${reason}`
export const noConnection = () => 'No connection. Please check your network and try again.'
export const expired = () => 'Your session has expired. Please log in again.'
export const loggedOut = () => 'You have been logged out successfully.'
export const noCookies = () => 'Please allow cookies: without them you cannot stay logged in.'
