// JSON-LD shared by several pages (https://schema.org): breadcrumbs, questions and answers.

import type { Article, BreadcrumbList, FAQPage, Organization, ProfilePage, WebSite, WithContext } from 'schema-dts'
import { addressOf, currentLanguage } from '#app/language/language.ts'
import { breadcrumbTexts } from './breadcrumb-text.ts'

/** The compiler checks this type against the vocabulary of schema.org. */
export type StructuredData = WithContext<Organization | WebSite | FAQPage | BreadcrumbList | Article | ProfilePage>
export type Site = { origin: string; platform: string }
type Place = { pathname: string; url: string; title: string }
type Questions = readonly (readonly [question: string, answer: string])[]

export function breadcrumbs({ origin, platform }: Site, { pathname, url, title }: Place): WithContext<BreadcrumbList> {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  const parents: Readonly<Record<string, string>> = breadcrumbTexts[currentLanguage()]
  const parent = rest.length > 0 ? parents[first] : undefined
  const crumbs = [
    [platform, origin + addressOf('/')],
    ...(parent ? [[parent, origin + addressOf(`/${first}`)]] : []),
    [title, url],
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
  }
}

export function faq(questions: Questions): WithContext<FAQPage> {
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

export const inLanguage = () => (currentLanguage() === 'en' ? {} : { inLanguage: currentLanguage() })
