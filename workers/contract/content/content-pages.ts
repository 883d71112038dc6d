import { languageOfPath } from '#workers/contract/text/language.ts'

/**
 * Addresses of the content pages, whose routes say `content` in their `handle`: for visitors they are documents that no
 * router of the browser opens.
 */
const CONTENT_PATHS = [
  /^\/(about-us|mission|vision|careers|contact-us|pricing|newsletter|disclaimer|privacy-policy|refund-policy|terms)$/,
  /^\/(glossary|accuracy|docs\/api)$/,
  /^\/topics(\/[^/]+)?$/,
  /^\/festivals(\/[^/]+){0,2}$/,
  /^\/blogs(\/(?!create$|edit\/)[^/]+(\/[^/]+)?)?$/,
]

export function isContentPath(path: string): boolean {
  const { path: own } = languageOfPath(path)
  return CONTENT_PATHS.some((pattern) => pattern.test(own))
}
