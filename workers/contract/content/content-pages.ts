import { languageOfPath } from '#workers/contract/text/language.ts'

/**
 * The paths of content pages, whose routes have `content` in their `handle`: they are plain documents, which the client-side
 * router does not open.
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
