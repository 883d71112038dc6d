// JSON-LD of a page (https://schema.org): who runs the site, where the page stands, questions and answers, a person.

import type { BreadcrumbList, FAQPage, Organization, ProfilePage, WebSite, WithContext } from 'schema-dts'
import { addressOf, isHindi } from '#app/language/language.ts'
import { homeText } from '#app/screens/home/home-text.ts'
import { operator } from '#app/screens/legal/operator.ts'
import { TOPIC_CONTENT } from '#app/screens/topics/topics-text.ts'
import { topicOf } from '#workers/contract/topics.ts'
import { breadcrumbText } from './breadcrumb-text.ts'
import { isProfile, type Profile, profileData } from './profile-data.ts'

/** The compiler checks this type against schema.org's vocabulary. */
export type StructuredData = WithContext<Organization | WebSite | FAQPage | BreadcrumbList> | WithContext<ProfilePage>
export type LoaderData = Readonly<Record<string, unknown>>
export type Described = {
  origin: string
  pathname: string
  platform: string
  title: string
  loaderData: LoaderData
}

export function structuredData(page: Described): StructuredData[] {
  const { origin, pathname, platform } = page
  if (pathname === '/') return [organization(page), website({ origin, platform }), faq(homeText.questions)]
  const questions = questionsOf(pathname)
  const profile = Object.values(page.loaderData).find(isProfile) as Profile | undefined
  return [
    breadcrumbs(page),
    ...(profile ? [profileData(profile, origin)] : []),
    ...(questions.length > 0 ? [faq(questions)] : []),
  ]
}

function organization({ origin, platform }: Described): WithContext<Organization> {
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

function website({ origin, platform }: Pick<Described, 'origin' | 'platform'>): WithContext<WebSite> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: platform,
    url: origin + addressOf('/'),
    ...inLanguage(),
  }
}

const inLanguage = () => (isHindi() ? { inLanguage: 'hi' } : {})

type Questions = readonly (readonly [question: string, answer: string])[]

function faq(questions: Questions): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    ...inLanguage(),
    mainEntity: questions.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

function questionsOf(pathname: string): Questions {
  const topic = pathname.startsWith('/topics/') && topicOf(pathname.slice('/topics/'.length))
  return topic ? TOPIC_CONTENT[topic].questions : []
}

function breadcrumbs({ origin, pathname, platform, title }: Described): WithContext<BreadcrumbList> {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  const parents: Readonly<Record<string, string>> = breadcrumbText
  const parent = rest.length > 0 ? parents[first] : undefined
  const crumbs = [
    [platform, origin + addressOf('/')],
    ...(parent ? [[parent, origin + addressOf(`/${first}`)]] : []),
    [title.replace(` · ${platform}`, ''), origin + addressOf(pathname)],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }
}
