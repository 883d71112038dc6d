// Errors of Twilio’s SDK (SPEC 8).
export const twilioText = {
  unavailable: 'Twilio token unavailable. Please try again later.',
  updateFailed: 'Failed to update Twilio token',
  expired: 'Twilio token expired. Please refresh the page.',
  error: (message: string) => `Twilio Error: ${message}`,
} as const
