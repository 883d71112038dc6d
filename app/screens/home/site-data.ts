// JSON-LD of the home page: who runs the site.
import type { Organization, WebSite, WithContext } from 'schema-dts'
import { addressOf } from '#app/language/language.ts'
import { operator } from '#app/screens/legal/operator.ts'
import { inLanguage, type Site } from '#app/search/structured-data.ts'

export function organization({ origin, platform }: Site): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: platform,
    url: origin + addressOf('/'),
    logo: `${origin}/icons/icon-512.png`,
    ...(operator.name ? { legalName: operator.name } : {}),
    ...(operator.address ? { address: operator.address } : {}),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: origin + addressOf('/contact-us') },
  }
}

export function website({ origin, platform }: Site): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: platform,
    url: origin + addressOf('/'),
    ...inLanguage(),
  }
}
