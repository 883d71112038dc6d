// The switch of an astrologer’s availability (SPEC 8).
export const availabilityText = {
  online: 'You are now Online',
  offline: 'You are now Offline',
  failed: 'Could not update availability',
} as const
