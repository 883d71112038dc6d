// JSON-LD of an astrologer's profile. Ratings are those of paying clients, and always include their count.

import type { AggregateRating, ProfilePage, WithContext } from 'schema-dts'
import { addressOf } from '#app/language/language.ts'
import type { Site } from '#app/search/structured-data.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'

type Astrologer = Pick<
  WireAstrologer,
  | ('id' | 'full_name' | 'bio' | 'profile_photo' | 'languages' | 'specializations')
  | ('kinds' | 'price_per_min_chat' | 'price_per_min_call' | 'average_rating' | 'rating_count')
>

export function profileData(astrologer: Astrologer, { origin }: Site): WithContext<ProfilePage> {
  const { id, full_name: name, bio, profile_photo: photo, languages, specializations } = astrologer
  const cents = lowestCents(astrologer)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      description: bio,
      url: origin + addressOf(`/astrologer/${id}`),
      jobTitle: 'Astrologer',
      knowsLanguage: languages,
      knowsAbout: specializations,
      ...(photo ? { image: new URL(photo, `${origin}/`).href } : {}),
      makesOffer: {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', serviceType: 'Astrology consultation' },
        // Without an offered kind there is no price, only the rating.
        ...(cents === null
          ? {}
          : {
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price: (cents / 100).toFixed(2),
                priceCurrency: 'USD',
                unitCode: 'MIN',
              },
            }),
        ...ratingOf(astrologer),
      },
    },
  }
}

/** In schema.org a service can have a rating, but not a person. */
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
