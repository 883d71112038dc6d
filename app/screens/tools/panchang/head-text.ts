// Title and description of the page; they come with the page's data, not with its scripts.
export const headText = {
  title: (place: string, date: string) => `Panchang for ${place}, ${date}`,
  description: (place: string) =>
    `Tithi, nakshatra, yoga, karana, Rahu Kalam, choghadiya, muhurtas and festivals for ${place}.`,
} as const
