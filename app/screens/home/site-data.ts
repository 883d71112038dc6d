// JSON-LD of the home page: the site's operator.
import type { Organization, WebSite, WithContext } from 'schema-dts'
import { addressOf } from '#app/language/language.ts'
import { inLanguage, type Site } from '#app/search/structured-data.ts'
import type { SetFacts } from '#workers/contract/content/operator.ts'

export function organization({ origin, platform }: Site, operator: SetFacts): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: platform,
    url: origin + addressOf('/'),
    logo: `${origin}/icons/icon-512.png`,
    ...(operator.operator_name ? { legalName: operator.operator_name } : {}),
    ...(operator.operator_address ? { address: operator.operator_address } : {}),
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
