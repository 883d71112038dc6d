// The title of a page whose route could not say it, because its loader threw.
import { notFoundText } from '#app/shell/not-found-text.ts'
import { escaped } from './search-head.ts'

type Page = { statusCode: number; platform: string | undefined }

/** Nothing where React wrote a title. The browser's pages of errors set the same one, once they run. */
export function fallbackTitle(head: string, { statusCode, platform }: Page): string {
  if (head.includes('<title')) return ''
  const title = [statusCode === 404 ? notFoundText.pageTitle : '', platform].filter(Boolean).join(' · ')
  return title && `<title>${escaped(title)}</title>`
}
