// The words of the strip of top astrologers.
export const topAstrologersText = {
  title: 'Connect With Our Top Astrologers',
  all: 'View All Astrologers',
  contact: 'Contact',
  perMinute: 'per minute',
  speaks: 'Speaks',
  goodAt: 'Good at',
  experience: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of experience`,
  tenMinutes: (price: string) => `10 minutes cost ${price}`,
  noRating: 'No ratings yet',
} as const
