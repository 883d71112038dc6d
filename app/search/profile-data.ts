// JSON-LD of an astrologer's profile. Ratings are those of paying clients, and stand with their count or not at all.
import type { AggregateRating, ProfilePage, WithContext } from 'schema-dts'

type Astrologer = {
  id: string
  full_name: string
  bio: string
  profile_photo: string | null
  languages: readonly string[]
  specializations: readonly string[]
  price_per_min_chat: number
  price_per_min_call: number
  average_rating: number | null
  rating_count: number
}
export type Profile = { astrologer: Astrologer }

export function isProfile(data: unknown): data is Profile {
  const astrologer = (data as { astrologer?: Partial<Astrologer> } | null)?.astrologer
  return typeof astrologer?.full_name === 'string' && typeof astrologer.bio === 'string'
}

export function profileData({ astrologer }: Profile, origin: string): WithContext<ProfilePage> {
  const { id, full_name: name, bio, profile_photo: photo, languages, specializations } = astrologer
  const price = Math.min(astrologer.price_per_min_chat, astrologer.price_per_min_call)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      description: bio,
      url: `${origin}/astrologer/${id}`,
      jobTitle: 'Astrologer',
      knowsLanguage: languages,
      knowsAbout: specializations,
      ...(photo ? { image: new URL(photo, `${origin}/`).href } : {}),
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', serviceType: 'Astrology consultation' },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.toFixed(2),
          priceCurrency: 'USD',
          unitCode: 'MIN',
        },
        ...ratingOf(astrologer),
      },
    },
  }
}

/** A person has no rating in schema.org, what the person offers has. */
function ratingOf({ average_rating: value, rating_count: count }: Astrologer): { aggregateRating?: AggregateRating } {
  if (count === 0 || value === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: value,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
